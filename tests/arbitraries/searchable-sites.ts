import fc from 'fast-check';
import type { SearchableSite } from '#core/backend/sites/site.repository.port.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** A phone number in one of the formats that users type. */
const phone = fc
  .tuple(
    fc.constantFrom('', '+1 ', '1-'),
    digits(3),
    fc.constantFrom('-', '.', ' ', ''),
    digits(3),
    digits(4),
  )
  .map(([country, area, gap, exchange, line]) => `${country}${area}${gap}${exchange}${gap}${line}`);

const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
const code = fc.oneof(fc.stringMatching(/^[A-Z]{0,3}[- ]?\d{1,8}[A-Z]?$/), text(12));

/** The searchable texts of any site, realistic or garbage. */
export const searchableSites: fc.Arbitrary<SearchableSite> = fc.record({
  siteNum: fc.integer({ min: 1, max: 999_999_999 }),
  siteName: fc.oneof(fc.constantFrom('O’Brien & Söhne', 'Café Zwölf', 'Benson, Carla'), text(60)),
  addressDisplay: fc.oneof(
    fc.constantFrom('12-14 Main Street, 4B, Port Alder, ME 04199-1234', '9 Rue de l’Église'),
    text(80),
  ),
  phones: fc.array(phone, { maxLength: 3 }),
  devices: fc
    .array(code, { maxLength: 3 })
    .map((codes) =>
      codes.map((transmitterCode, index) => ({ devNum: index + 1, transmitterCode })),
    ),
});
