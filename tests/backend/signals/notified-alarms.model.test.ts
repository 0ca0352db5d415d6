import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmFamily, isSupervision } from '#core/backend/signals/alarm-family.rule.ts';
import { alarmNews } from '#core/backend/signals/alarm-news.rule.ts';
import type { DeviceState, OpenAlarm } from '#core/backend/signals/device-state.ts';
import { HAPPENING_MS, isCall } from '#core/backend/signals/join-alarm.rule.ts';
import { receiveSignal, type Written } from '#core/backend/signals/receive-signal.rule.ts';
import type { IncomingSignal } from '#core/backend/signals/signal-event.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';
import { modelRuns } from '#tests/backend/harness/rounds.ts';
import { drawnSignal, incoming, QUIET_DEVICE } from '#tests/arbitraries/device-signals.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;

const sent = (code: string, zone: string, rest: Partial<DecodedSignal> = {}): DecodedSignal => ({
  format: 'CID',
  account: null,
  qualifier: 'new',
  code,
  area: 0,
  zone,
  user: null,
  text: null,
  ...rest,
});

/** Operator actions on alarms between signals. Each action returns the changed alarm, or null if the action closes the alarm. */
type Deed = (alarm: OpenAlarm, at: number) => OpenAlarm | null;
const DEEDS: Readonly<Record<string, Deed>> = {
  pickUp: (alarm, at) => ({ ...alarm, state: 'In progress', stateAt: at, holdUntil: null }),
  lock: (alarm, at) => ({ ...alarm, state: 'On hold', stateAt: at, holdUntil: at + 4 * HOUR }),
  putBack: (alarm, at) => ({ ...alarm, state: 'Partially cleared', stateAt: at, holdUntil: null }),
  tellOwner: (alarm) => ({ ...alarm, withheld: false }),
  clear: () => null,
};

interface Step {
  readonly gap: number;
  readonly signal: DecodedSignal;
  readonly onTest: boolean;
  readonly times: number;
  readonly deed: string | null;
}

const CALLS = ['110', '111', '162', '120', '122', '130', '131', '139', '137', '154', '158'];
const drawnStep: fc.Arbitrary<Step> = fc.record({
  gap: fc.oneof(
    fc.integer({ min: 1, max: 5 * MINUTE }),
    fc.integer({ min: 1, max: 2 * HOUR }),
    fc.integer({ min: 1, max: 30 * HOUR }),
  ),
  signal: fc
    .tuple(drawnSignal, fc.constantFrom(...CALLS), fc.boolean())
    .map(([signal, code, isAny]) => (isAny ? signal : { ...signal, code })),
  onTest: fc.boolean(),
  times: fc.constantFrom(1, 1, 1, 3, 70),
  deed: fc.option(fc.constantFrom(...Object.keys(DEEDS)), { nil: null }),
});

interface Heard {
  readonly signal: IncomingSignal;
  readonly written: Written;
}

/** Plays a scenario. Repetitions of a signal (`times`) are 20 seconds apart. */
const play = (steps: readonly Step[]): { device: DeviceState; heard: readonly Heard[] } => {
  let device = QUIET_DEVICE;
  let at = 1000 * HOUR;
  const heard: Heard[] = [];
  for (const { gap, signal, onTest, times, deed } of steps) {
    at += gap;
    for (let time = 0; time < times; time += 1) {
      at += 8000;
      const given = incoming(signal, at, { onTest });
      const received = receiveSignal(device, given);
      heard.push({ signal: given, written: received.written });
      ({ device } = received);
    }
    const last = device.alarms.at(-1);
    const done = deed === null || last === undefined ? last : DEEDS[deed]?.(last, at);
    if (last !== undefined)
      device = {
        ...device,
        alarms: device.alarms.flatMap((one) => (one === last ? (done ?? []) : one)),
      };
  }
  return { device, heard };
};

/** Checks whether an event must notify someone: an alarm signal that is not on test. */
const mustNotify = ({ signal: { event, onTest } }: Heard): boolean =>
  event.acted &&
  !onTest &&
  isCall(event) &&
  event.condition !== 'present' &&
  !isSupervision(event.serviceType);

/**
 * Identifies the place of an event. Each undefined zone number counts as a separate zone. A signal without a zone is
 * identified by its code.
 */
const placeOf = ({ event }: IncomingSignal): string => {
  const area = event.areaNum ?? 0;
  const num = Number(event.zone ?? 0);
  const place = num === 0 ? `${area} code ${event.code}` : `${area} zone ${num}`;
  return `${event.withheld ? 'silent ' : ''}${event.zoneId ?? place}`;
};

const drawnSignals = fc.array(drawnStep, { maxLength: 25, size: 'max' });
const runs = { numRuns: modelRuns(60, 3000) };

const QUALIFIERS: Readonly<Record<string, 'restore' | 'status'>> = {
  '3': 'restore',
  '6': 'status',
};

const hear = (...args: readonly (readonly [code: string, zone: string, atMinutes: number])[]) =>
  args.reduce<{ device: DeviceState; written: readonly Written[] }>(
    ({ device, written }, [code, zone, minutes]) => {
      const qualifier = QUALIFIERS[code.charAt(0)] ?? 'new';
      const signal = incoming(sent(code.slice(1), zone, { qualifier }), minutes * MINUTE);
      const received = receiveSignal(device, signal);
      return { device: received.device, written: [...written, received.written] };
    },
    { device: QUIET_DEVICE, written: [] },
  );

describe('an alarm that is said to be still present', () => {
  it('is an alarm where nobody heard it begin, and nothing new where it is known', () => {
    const { device, written } = hear(['6110', '001', 0], ['6110', '001', 60], ['1110', '002', 61]);
    expect(written.map(({ opened, notifies: interested }) => [opened, interested])).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
    expect(device.zones.find(({ num }) => num === '001')).toMatchObject({ unrestoredSince: 0 });
    const late = hear(['1110', '001', 0], ['3110', '001', 9], ['6110', '001', 8]);
    expect(late.written.map(({ notifies: interested }) => interested)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('an alarm that nobody cleared', () => {
  it('keeps nothing of the next night: a break-in a day later is an alarm of its own, and told', () => {
    const { device, written } = hear(
      ['1131', '001', 0],
      ['3131', '001', 1],
      ['1134', '002', 1500],
      ['1134', '001', 1501],
    );
    expect(device.alarms.map(({ event }) => event)).toEqual([
      'Perimeter – Zone 001',
      'Entry/exit – Zone 002',
    ]);
    expect(written.map(({ opened, notifies: interested }) => [opened, interested])).toEqual([
      [true, true],
      [false, false],
      [true, true],
      [false, true],
    ]);
    expect(device.alarms.map(alarmNews)).toMatchObject([
      { further: null },
      { further: 'Entry/exit – Zone 001' },
    ]);
  });

  it('takes no other kind: smoke beside carbon monoxide is an alarm of its own', () => {
    const { device } = hear(['1162', '000', 0], ['1111', '000', 5], ['1122', '009', 6]);
    expect(device.alarms.map(({ serviceType, priority }) => [serviceType, priority])).toEqual([
      ['CO', 1],
      ['Fire', 1],
      ['Hold-up', 1],
    ]);
  });

  it('is joined while an operator has it in hand, unless all was restored and quiet', () => {
    const begun = hear(['1131', '001', 0]).device;
    const inHand = (device: DeviceState): DeviceState => ({
      ...device,
      alarms: device.alarms.map((one) => ({ ...one, state: 'In progress', stateAt: MINUTE })),
    });
    const next = (device: DeviceState, minutes: number) =>
      receiveSignal(device, incoming(sent('131', '002'), minutes * MINUTE)).written;
    expect(next(inHand(begun), 120)).toMatchObject({ opened: false, notifies: true });
    expect(next(begun, 120)).toMatchObject({ opened: true });
    expect(next(inHand(begun), 24 * 60)).toMatchObject({ opened: true });
    const quiet = inHand(hear(['1131', '001', 0], ['3131', '001', 1]).device);
    expect(next(quiet, 20)).toMatchObject({ opened: false });
    expect(next(quiet, 120)).toMatchObject({ opened: true });
  });

  it('is told again when it grows as bad as it was before a milder event was told last', () => {
    const { written } = hear(
      ['1110', '007', 0],
      ['1110', '000', 1],
      ['1130', '007', 31],
      ['1110', '007', 32],
      ['1130', '007', 33],
    );
    expect(written.map(({ notifies: interested }) => interested)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('is named by the worst of its events, and as urgent', () => {
    const { device } = hear(['1137', '001', 0], ['1139', '002', 2], ['1131', '001', 3]);
    expect(device.alarms).toMatchObject([
      {
        event: 'Intrusion verified – Zone 002',
        priority: 1,
        serviceType: 'Burglary',
        zone: '002',
        code: '139',
        raisedAt: 0,
        lastAt: 3 * MINUTE,
      },
    ]);
  });
});

describe('No alarm goes untold', () => {
  it('tells every alarm-kind event that is not on test: itself, or one of its place as bad, within half an hour', () => {
    fc.assert(
      fc.property(drawnSignals, (steps) => {
        const { heard } = play(steps);
        const notified = heard.filter(({ written }) => written.notifies);
        for (const one of heard.filter(mustNotify)) {
          const { at, event } = one.signal;
          if (one.written.as === 'row') expect(one.written.alarm).not.toBeNull();
          const near = notified.some(
            ({ signal }) =>
              signal.at <= at &&
              at - signal.at <= HAPPENING_MS &&
              placeOf(signal) === placeOf(one.signal) &&
              signal.event.priority <= event.priority,
          );
          expect(near, `${event.text} at ${at}`).toBe(true);
        }
      }),
      runs,
    );
  });

  it('does not tell the same again and again while one happening goes on', () => {
    fc.assert(
      fc.property(drawnSignals, (steps) => {
        const last = new Map<string, IncomingSignal>();
        for (const { signal, written } of play(steps).heard) {
          if (!written.notifies || written.withheld) continue;
          const key = `${written.alarm ?? ''} ${placeOf(signal)}`;
          const before = last.get(key);
          if (before !== undefined && before.event.priority <= signal.event.priority)
            expect(signal.at - before.at).toBeGreaterThan(HAPPENING_MS);
          last.set(key, signal);
        }
      }),
      runs,
    );
  });

  it('puts one kind into an alarm, which is as urgent as its worst and named by it', () => {
    fc.assert(
      fc.property(drawnSignals, (steps) => {
        const { heard, device } = play(steps);
        for (const alarm of device.alarms) {
          const own = heard.filter(
            ({ signal, written }) =>
              written.alarm === alarm.key && (written.notifies || mustNotify({ signal, written })),
          );
          const families = own.map(({ signal: { event } }) =>
            alarmFamily(event.serviceType, event.withheld),
          );
          expect(families.every((family) => family === alarm.family)).toBe(true);
          if (own.length === 0) continue;
          const worst = Math.min(...own.map(({ signal }) => signal.event.priority));
          expect(alarm.priority).toBe(worst);
          expect(
            own.some(
              ({ signal: { event } }) => event.priority === worst && event.text === alarm.event,
            ),
          ).toBe(true);
        }
      }),
      runs,
    );
  });
});
