import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from '#core/backend/signals/shown-device.rule.ts';
import type { DeviceState } from '#core/backend/signals/device-state.ts';
import { interpretSignal } from '#core/backend/signals/interpret-signal.rule.ts';
import { changeEvents } from '#core/backend/signals/activity-event.rule.ts';
import { FLOOD } from '#core/backend/signals/note-repeat.rule.ts';
import { receiveSignal } from '#core/backend/signals/receive-signal.rule.ts';
import type { IncomingSignal } from '#core/backend/signals/signal-event.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';
import {
  drawnSignal,
  drawnSignals,
  incoming,
  QUIET_DEVICE,
  zoneOf,
} from '#tests/arbitraries/device-signals.ts';

const HIDDEN = ['121', '122', '124', '125', '146'] as const;

const sent = (code: string, rest: Partial<DecodedSignal> = {}): DecodedSignal => ({
  format: 'CID',
  account: null,
  qualifier: 'new',
  code,
  area: 1,
  zone: '001',
  user: '2',
  text: null,
  ...rest,
});
const hear = (signals: readonly IncomingSignal[], from: DeviceState = QUIET_DEVICE): DeviceState =>
  signals.reduce((device, signal) => receiveSignal(device, signal).device, from);
/** Returns the live events of a batch that are not withheld from users of the site. */
const visibleEvents = (before: DeviceState, batch: readonly IncomingSignal[]) =>
  changeEvents(changeOf(before, hear(batch, before))).filter(({ withheld }) => withheld !== true);

describe('what customers may not know yet', () => {
  it('is no event for them, whatever came before and however much of it there is', () => {
    const drawnHidden = fc.record({
      code: fc.constantFrom(...HIDDEN),
      qualifier: fc.constantFrom('new', 'restore', 'status'),
      zone: fc.constantFrom('000', '001', '009'),
      gap: fc.integer({ min: 1, max: 2 * FLOOD.withinMs }),
      onTest: fc.boolean(),
    });
    fc.assert(
      fc.property(
        drawnSignals,
        drawnSignal,
        fc.boolean(),
        fc.array(drawnHidden, { minLength: 1, maxLength: 70, size: 'max' }),
        (signals, again, floods, hidden) => {
          const flood = Array.from({ length: floods ? FLOOD.times : 0 }, (_, index) =>
            incoming(again, 900000 + index),
          );
          const before = hear([...flood, ...signals]);
          let at = 1000000 + 40 * 400000;
          const batch = hidden.map(({ gap, onTest, ...signal }) => {
            at += gap;
            return incoming(sent(signal.code, signal), at, { onTest });
          });
          expect(visibleEvents(before, batch)).toEqual([]);
        },
      ),
    );
  });

  it('is what a zone is defined as, whatever code its panel sends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HIDDEN),
        fc.constantFrom('110', '130', '134', 'BA', '999'),
        fc.constantFrom('new', 'restore'),
        (eventCode, code, qualifier) => {
          const format = code === 'BA' ? 'SIA' : 'CID';
          const zones = [zoneOf('001', 'Burglary', { eventCode })];
          expect(interpretSignal(zones, sent(code, { format, qualifier })).withheld).toBe(true);
        },
      ),
    );
    const silent = [zoneOf('001', 'Burglary', { eventCode: '146' })];
    expect(interpretSignal(silent, sent('384')).withheld).toBe(false);
    expect(interpretSignal([zoneOf('001', 'Hold-up')], sent('999')).withheld).toBe(true);
  });

  it('joins its alarm also after that was told, and may be known from then on', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HIDDEN), fc.constantFrom(...HIDDEN), (first, second) => {
        const opened = hear([incoming(sent(first), 1000)]);
        const [alarm] = opened.alarms;
        expect(alarm).toMatchObject({ family: 'silent', withheld: true });
        const known = {
          ...opened,
          alarms: opened.alarms.map((one) => ({ ...one, withheld: false })),
        };
        for (const qualifier of ['new', 'restore'] as const) {
          const { device, written } = receiveSignal(
            known,
            incoming(sent(second, { qualifier }), 2000),
          );
          expect(written).toMatchObject({ alarm: alarm?.key, opened: false, withheld: false });
          expect(device.alarms).toHaveLength(1);
        }
      }),
    );
  });
});
