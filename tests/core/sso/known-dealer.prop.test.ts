import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownDealer } from '#core/sso/known-dealer.rule.ts';

const group = fc.integer({ min: 0, max: 999_999_999 });
const noGroup = fc.oneof(
  fc.constant(null),
  fc.constantFrom(
    '',
    ' 4471',
    '4471 ',
    '+1',
    '-1',
    '1e3',
    '0x10',
    '44 71',
    '1234567890',
    '４４７１',
  ),
  fc.string().filter((text) => !/^\d{1,9}$/.test(text)),
);
const configured = fc.option(group, { nil: null });

describe('the dealer that is known before anybody has signed in', () => {
  it('is the one the address asks for, whatever else is known', () => {
    fc.assert(
      fc.property(
        group,
        fc.option(fc.string(), { nil: null }),
        configured,
        (sg, remembered, own) => {
          expect(knownDealer({ asked: String(sg), remembered, configured: own })).toBe(sg);
        },
      ),
    );
  });

  it('else this browser’s last one', () => {
    fc.assert(
      fc.property(noGroup, group, configured, (asked, last, own) => {
        expect(knownDealer({ asked, remembered: String(last), configured: own })).toBe(last);
      }),
    );
  });

  it('else the deployment’s, and nothing that is no group number ever counts', () => {
    fc.assert(
      fc.property(noGroup, noGroup, configured, (asked, remembered, own) => {
        expect(knownDealer({ asked, remembered, configured: own })).toBe(own);
      }),
    );
  });
});
