import { expect, test } from 'vitest';
import { addressText } from '#core/sites/address-text.rule.ts';

test.each([
  ['212 Lantern Street, Port Alder, ME 04199', '212 Lantern Street, Port Alder, ME\u00A004199'],
  ['Harbor', 'Harbor'],
  ['', ''],
])('%s keeps state and postal code together', (given, shown) => {
  expect(addressText(given)).toBe(shown);
});
