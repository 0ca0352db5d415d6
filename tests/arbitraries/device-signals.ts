import fc from 'fast-check';
import type { AreaState, DeviceState, ZoneState } from '#core/backend/signals/device-state.ts';
import { interpretSignal } from '#core/backend/signals/interpret-signal.rule.ts';
import type { IncomingSignal } from '#core/backend/signals/signal-event.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';

/** Builds a zone of the test device. */
export const zoneOf = (
  num: string,
  serviceType: ZoneState['serviceType'],
  rest: Partial<ZoneState> = {},
): ZoneState => ({
  id: `zone-${num}`,
  areaNum: 1,
  num,
  signalCode: null,
  description: `Zone ${num}`,
  serviceType,
  eventCode: null,
  bypassed: false,
  bypassAt: null,
  unrestoredSince: null,
  conditionAt: null,
  lastSignalAt: null,
  lastSignal: null,
  ...rest,
});

const area = (num: number): AreaState => ({
  num,
  arming: 'Unknown',
  since: 0,
  changedBy: null,
  alarm: null,
});

/** A monitored device with two areas and a few zones, before its first signal. */
export const QUIET_DEVICE: DeviceState = {
  siteGroupNum: 4471,
  siteNum: 700101,
  devNum: 1,
  monitoring: 'monitored',
  outOfService: null,
  lastSignalAt: null,
  lastSignal: null,
  timerTestMinutes: 1440,
  timerTestSignal: null,
  timerTestEvent: null,
  timerTestDueAt: null,
  runawaySince: null,
  runawayTimes: 60,
  repeats: [],
  areas: [area(1), area(2)],
  zones: [
    zoneOf('001', 'Burglary'),
    zoneOf('002', 'Burglary', { areaNum: 2 }),
    zoneOf('007', 'Fire'),
    zoneOf('009', 'Hold-up'),
  ],
  troubles: [],
  alarms: [],
};

const CODES = ['110', '122', '130', '134', '301', '384', '401', '406', '441', '570', '602'];

/** A Contact ID signal of the test device. Zone 044 and code 999 are not defined for this device. */
export const drawnSignal: fc.Arbitrary<DecodedSignal> = fc.record({
  format: fc.constant('CID' as const),
  account: fc.constant(null),
  qualifier: fc.constantFrom('new', 'restore', 'status'),
  code: fc.constantFrom(...CODES, '999'),
  area: fc.constantFrom(0, 1, 2),
  zone: fc.constantFrom('000', '001', '002', '007', '009', '044'),
  user: fc.constant('2'),
  text: fc.constant(null),
});

/** Builds a signal as the test device receives it at a given time. */
export const incoming = (
  signal: DecodedSignal,
  at: number,
  rest: Partial<IncomingSignal> = {},
): IncomingSignal => ({
  id: `signal-${at}`,
  at,
  panelAt: null,
  receiverId: null,
  line: null,
  raw: null,
  event: interpretSignal(QUIET_DEVICE.zones, signal),
  onTest: false,
  ...rest,
});

/** Up to forty signals at different times, oldest first. */
export const drawnSignals: fc.Arbitrary<readonly IncomingSignal[]> = fc
  .array(fc.record({ signal: drawnSignal, gap: fc.integer({ min: 1, max: 400000 }) }), {
    maxLength: 40,
    size: 'max',
  })
  .map((drawn) => {
    let at = 1000000;
    return drawn.map(({ signal, gap }) => {
      at += gap;
      return incoming(signal, at);
    });
  });
