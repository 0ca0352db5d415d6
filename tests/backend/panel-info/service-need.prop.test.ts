import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOOD } from '#core/backend/signals/note-repeat.rule.ts';
import { receiveSignal } from '#core/backend/signals/receive-signal.rule.ts';
import { serviceNeed } from '#core/backend/signals/service-need.rule.ts';
import type { DeviceState } from '#core/backend/signals/device-state.ts';
import { incoming, QUIET_DEVICE } from '#tests/arbitraries/device-signals.ts';

/** Builds a Contact ID signal from the short notation of domain guide 8: `1616`, `1131 z1`. */
const signalOf = (text: string, at: number) => {
  const [, qualifier, code = '', zone = '0'] = /^(\d)(\d{3})(?: z(\d+))?$/.exec(text) ?? [];
  return incoming(
    {
      format: 'CID',
      account: null,
      qualifier: qualifier === '3' ? 'restore' : 'new',
      code,
      area: 1,
      zone: zone.padStart(3, '0'),
      user: null,
      text: null,
    },
    at,
  );
};

/** Returns the service needs after each signal. The signals are one second apart. */
const needsOf = (from: DeviceState, texts: readonly string[], onTest: boolean) => {
  let device = from;
  return texts.map((text, second) => {
    const signal = { ...signalOf(text, second * 1000), onTest };
    const { device: next, written } = receiveSignal(device, signal);
    const need = serviceNeed(device, signal, written);
    device = next;
    return need?.kind ?? null;
  });
};

describe('a message to the dealer', () => {
  it('comes of a flood when it begins and each time it has doubled, and of nothing else that is repeated', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (times) => {
        const needs = needsOf(
          QUIET_DEVICE,
          Array.from({ length: times }, () => '1301'),
          false,
        );
        const expected = needs.map((_, index) => {
          const share = (index + 1) / FLOOD.times;
          return share >= 1 && Number.isInteger(Math.log2(share)) ? 'runaway' : null;
        });
        expect(needs).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('comes of 616 and no other single signal, never of its end', () => {
    fc.assert(
      fc.property(fc.constantFrom('1616', '3616', '1602', '1301', '1131 z1'), (text) => {
        expect(needsOf(QUIET_DEVICE, [text], false)).toEqual([text === '1616' ? 'panel' : null]);
      }),
    );
  });

  it('never comes on test, nor of a device nobody acts for', () => {
    const texts = ['1616', ...Array.from({ length: 130 }, () => '1301')];
    const quiet: readonly DeviceState[] = [
      { ...QUIET_DEVICE, outOfService: 'Out of service' },
      { ...QUIET_DEVICE, outOfService: 'Panel disconnected' },
      { ...QUIET_DEVICE, monitoring: 'outOfService' },
      { ...QUIET_DEVICE, monitoring: 'cancelled' },
    ];
    const none = new Set([null]);
    for (const device of quiet) expect(new Set(needsOf(device, texts, false))).toEqual(none);
    expect(new Set(needsOf(QUIET_DEVICE, texts, true))).toEqual(none);
    const held = { ...QUIET_DEVICE, outOfService: 'Billing hold' };
    expect(needsOf(held, texts, false)).toContain('runaway');
  });
});
