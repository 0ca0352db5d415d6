import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreseeSignals } from '#core/backend/signals/foresee-signals.operation.ts';
import { interpretSignal } from '#core/backend/signals/interpret-signal.rule.ts';
import { receiveSignal } from '#core/backend/signals/receive-signal.rule.ts';
import { areaText } from '#core/backend/signals/signal-row.rule.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { FURTHER_CODES } from '#core/signals/further-codes.ts';
import { meaningOf } from '#core/signals/meaning-of.rule.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';
import { incoming, QUIET_DEVICE, zoneOf } from '#tests/arbitraries/device-signals.ts';

const sent = (code: string, rest: Partial<DecodedSignal> = {}): DecodedSignal => ({
  format: 'CID',
  account: null,
  qualifier: 'new',
  code,
  area: 1,
  zone: '021',
  user: null,
  text: null,
  ...rest,
});
const LIVES = ['Fire', 'CO', 'Gas', 'Medical', 'Panic', 'Hold-up'];
const device = { ...QUIET_DEVICE, zones: [zoneOf('021', 'Fire', { areaNum: 1 })] };
const drawnZone = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map((num) => String(num).padStart(3, '0')),
  fc.constant('000'),
);

describe('Signals that are alarms are never only logged', () => {
  it('opens an alarm for every code of life safety or hold-up, whatever zone and area it names', () => {
    const codes = [...EVENT_CODES, ...FURTHER_CODES]
      .filter(({ code, serviceType }) => LIVES.includes(serviceType) || code === '146')
      .flatMap(({ code, sia }) => [
        { format: 'CID' as const, code },
        ...sia.slice(0, 1).map((letters) => ({ format: 'SIA' as const, code: letters })),
      ]);
    expect(codes.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        drawnZone,
        fc.nat(99),
        ({ format, code }, zone, area) => {
          const signal = sent(code, { format, zone, area });
          const event = interpretSignal(device.zones, signal);
          const { written } = receiveSignal(device, incoming(signal, 1000, { event }));
          expect(written, `${code} of zone ${zone}`).toMatchObject({
            opened: true,
            notifies: true,
          });
          expect(written.withheld).toBe(
            meaningOf(signal)?.serviceType === 'Hold-up' || code === '146',
          );
        },
      ),
    );
  });

  it('takes a number that stands once on the device for that zone, and says that the area is another', () => {
    const signal = sent('110', { area: 2 });
    const event = interpretSignal(device.zones, signal);
    expect(event).toMatchObject({
      zoneId: 'zone-021',
      areaNum: 1,
      sentArea: 2,
      defined: true,
      text: 'Fire – Zone 021',
      zone: '021',
    });
    expect(areaText(event)).toBe('Sent for area 2; the account has this zone in area 1.');
    expect(areaText(interpretSignal(device.zones, sent('110')))).toBeNull();
    const twice = [...device.zones, zoneOf('21', 'Burglary', { areaNum: 3, id: 'other' })];
    expect(interpretSignal(twice, sent('134', { area: 2 }))).toMatchObject({ defined: false });
    expect(interpretSignal(twice, sent('134', { area: 3 }))).toMatchObject({ zoneId: 'other' });
  });

  it('only logs any other code whose zone is not on file, and says of each what would happen', () => {
    const held = { ...device, xmit: 'HP1', tests: [] };
    const foreseen = (code: string) => foreseeSignals(held, [sent(code, { zone: '044' })], 1000)[0];
    expect(foreseen('110')).toMatchObject({
      text: 'Fire – zone 044, not on file',
      defined: false,
      rule: 'The account defines no zone 044, but code 110 is always acted on.',
      outcome: expect.stringMatching(/^Opens an alarm/) as string,
    });
    expect(foreseen('150')).toMatchObject({
      text: '24-hour non-burglary',
      outcome: 'Logged only, as not defined; no one acts.',
    });
  });

  it('ends by its restore what no zone fits', () => {
    const [began, ended] = (['new', 'restore'] as const).map((qualifier, at) =>
      incoming(sent('110', { zone: '044', qualifier }), 1000 + at, {
        event: interpretSignal(device.zones, sent('110', { zone: '044', qualifier })),
      }),
    );
    if (began === undefined || ended === undefined) return expect.fail('no signals');
    const opened = receiveSignal(device, began);
    const over = receiveSignal(opened.device, ended);
    expect(over.written).toMatchObject({ alarm: began.id, opened: false });
    expect(over.device.alarms[0]?.points).toMatchObject([{ overAt: 1001 }]);
  });
});
