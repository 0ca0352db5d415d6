import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressRate } from '#adapters/server/http/address-rate.ts';

const visits = fc.array(
  fc.record({ address: fc.constantFrom('192.0.2.1', '192.0.2.2'), after: fc.nat(40_000) }),
  { size: 'max', maxLength: 60 },
);

describe('AddressRate', () => {
  it('lets an address through at most so often in any window, and tells a wait that helps', () => {
    fc.assert(
      fc.property(visits, fc.integer({ min: 1, max: 5 }), (list, times) => {
        let now = 1_000;
        const rate = new AddressRate({ times, perMs: 60_000, addresses: 10, now: () => now });
        const passes = new Map<string, number[]>();
        for (const { address, after } of list) {
          now += after;
          const passed = passes.get(address) ?? [];
          const wait = rate.take(address);
          if (wait === 0) passes.set(address, [...passed, now]);
          else expect(wait).toBeLessThanOrEqual(60);
        }
        // A sliding interval can overlap two fixed rate-limit windows, so at most twice the limit passes.
        for (const passed of passes.values())
          for (const at of passed)
            expect(
              passed.filter((other) => other >= at && other < at + 60_000).length,
            ).toBeLessThanOrEqual(2 * times);
      }),
    );
  });

  it('counts an IPv6 neighbourhood as one, and remembers no more addresses than told', () => {
    const rate = new AddressRate({ times: 1, perMs: 60_000, addresses: 2, now: () => 0 });
    expect(rate.take('2001:db8::1')).toBe(0);
    expect(rate.take('2001:db8::2')).toBe(60);
    rate.take('192.0.2.1');
    rate.take('192.0.2.2');
    expect(rate.take('2001:db8::3')).toBe(0);
  });
});
