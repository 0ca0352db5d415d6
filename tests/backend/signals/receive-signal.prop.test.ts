import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '#core/backend/signals/device-state.ts';
import { FLOOD } from '#core/backend/signals/note-repeat.rule.ts';
import { receiveSignal, type Written } from '#core/backend/signals/receive-signal.rule.ts';
import type { IncomingSignal } from '#core/backend/signals/signal-event.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import {
  drawnSignal,
  drawnSignals,
  incoming,
  QUIET_DEVICE,
} from '#tests/arbitraries/device-signals.ts';

const HOLD_UP = {
  format: 'CID',
  account: null,
  code: '122',
  area: 1,
  zone: '009',
  user: null,
  text: null,
} as const;

const hear = (
  signals: readonly IncomingSignal[],
  from: DeviceState = QUIET_DEVICE,
): { device: DeviceState; written: Written[] } => {
  let device = from;
  const written = signals.map((signal) => {
    const received = receiveSignal(device, signal);
    device = received.device;
    return received.written;
  });
  return { device, written };
};

/** Returns the part of a device's state that must not depend on the order in which signals arrive. */
const settled = ({ areas, zones, troubles, lastSignalAt, timerTestDueAt }: DeviceState) => ({
  areas: areas.map(({ num, arming, since, changedBy }) => ({ num, arming, since, changedBy })),
  zones: zones.map(({ id, bypassed, lastSignalAt: at, unrestoredSince }) => ({
    id,
    bypassed,
    at,
    unrestored: unrestoredSince !== null,
  })),
  troubles: troubles
    .filter(({ clearedAt }) => clearedAt === null)
    .map(({ code, areaNum, zone }) => `${code} ${areaNum ?? 0} ${zone ?? ''}`)
    .toSorted(),
  lastSignalAt,
  timerTestDueAt,
});

/** Generates fewer signals than make a flood, because floods are counted in order of arrival. */
const withoutFloods = drawnSignals.filter((signals) => signals.length < FLOOD.times);

describe('receiving signals', () => {
  it('ends alike, in whatever order they come in', () => {
    fc.assert(
      fc.property(
        withoutFloods.chain((signals) =>
          fc.tuple(
            fc.constant(signals),
            fc.shuffledSubarray([...signals], { minLength: signals.length }),
          ),
        ),
        ([signals, shuffled]) => {
          expect(settled(hear(shuffled).device)).toEqual(settled(hear(signals).device));
        },
      ),
      { numRuns: rounds(400, 2000) },
    );
  });

  it('acts on nothing that is on test, not defined, or not in service', () => {
    const places: readonly Partial<DeviceState>[] = [
      { monitoring: 'cancelled' },
      { monitoring: 'outOfService' },
      { outOfService: 'Out of service' },
      { outOfService: 'Seasonal closure' },
    ];
    fc.assert(
      fc.property(drawnSignals, fc.constantFrom(null, ...places), (signals, place) => {
        const from = { ...QUIET_DEVICE, ...place };
        const batch = place === null ? signals.map((one) => ({ ...one, onTest: true })) : signals;
        const { device, written } = hear(batch, from);
        expect(device.alarms).toEqual([]);
        expect(device.troubles.every(({ clearedAt }) => clearedAt !== null)).toBe(true);
        expect(device.areas.every(({ alarm }) => alarm === null)).toBe(true);
        expect(written.every(({ alarm, quiet }) => alarm === null && quiet)).toBe(true);
      }),
    );
  });

  it('goes on as usual during a billing hold, and keeps nothing of a panel that is disconnected', () => {
    fc.assert(
      fc.property(drawnSignals, (signals) => {
        const held = hear(signals, { ...QUIET_DEVICE, outOfService: 'Billing hold' });
        expect(held.device.alarms).toEqual(hear(signals).device.alarms);
        const gone = { ...QUIET_DEVICE, outOfService: 'Panel disconnected' };
        expect(hear(signals, gone).device).toEqual(gone);
        expect(hear(signals, gone).written.every(({ as }) => as === 'dropped')).toBe(true);
      }),
    );
  });

  it('lets nothing of a hold-up be seen in what customers see', () => {
    const seen = ({ alarms, repeats: _, ...device }: DeviceState) => ({
      ...device,
      alarms: alarms.filter(({ withheld }) => !withheld),
    });
    fc.assert(
      fc.property(drawnSignals, fc.boolean(), (drawn, isFlood) => {
        const pressed = (index: number) =>
          incoming({ ...HOLD_UP, qualifier: 'new' }, 900000 + index);
        const flood = Array.from({ length: isFlood ? 2 * FLOOD.times : 0 }, (_, n) => pressed(n));
        const signals = [...flood, ...drawn];
        const open = signals.filter(({ event }) => !event.withheld);
        const { device, written } = hear(signals);
        expect(seen(device)).toEqual(seen(hear(open).device));
        written.forEach(({ withheld, alarm }, index) => {
          if (signals[index]?.event.withheld === true) expect(withheld).toBe(true);
          const own = device.alarms.find(({ key }) => key === alarm);
          expect(withheld).toBe(
            (signals[index]?.event.withheld ?? false) || (own?.withheld ?? false),
          );
        });
      }),
      { numRuns: 60 },
    );
  });

  it('writes a flood down in few rows that count it whole, and goes on hearing the rest', () => {
    fc.assert(
      fc.property(drawnSignal, fc.integer({ min: 1, max: 2000 }), (signal, times) => {
        const signals = Array.from({ length: times }, (_, index) => incoming(signal, 1000 + index));
        const { device, written } = hear(signals);
        const rows = written.filter(({ as }) => as !== 'counted');
        expect(rows.length).toBeLessThanOrEqual(FLOOD.times);
        expect(device.repeats.find(({ last }) => last === 999 + times)?.times).toBe(times);
        expect(device.alarms.length).toBeLessThanOrEqual(1);
        const other = incoming(
          { ...signal, qualifier: 'new', code: '110', zone: '007', area: 1 },
          5000000,
        );
        expect(receiveSignal(device, other).written).toMatchObject({ as: 'row' });
        expect(receiveSignal(device, other).written.alarm).not.toBeNull();
      }),
      { numRuns: rounds(30, 100) },
    );
  });

  it('makes a site that waits for its installation a monitored one, and not by a test', () => {
    fc.assert(
      fc.property(drawnSignal, fc.boolean(), (signal, onTest) => {
        const pending = { ...QUIET_DEVICE, monitoring: 'installPending' } as const;
        const heard = incoming(signal, 5000, { onTest });
        const { device, written } = receiveSignal(pending, heard);
        const accepted = heard.event.acted && !onTest;
        const reported = accepted && !heard.event.withheld;
        expect(device.monitoring).toBe(reported ? 'monitored' : 'installPending');
        if (!accepted) expect(written.alarm).toBeNull();
      }),
    );
  });
});
