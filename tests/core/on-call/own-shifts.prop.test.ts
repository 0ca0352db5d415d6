import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOnShift } from '#core/on-call/is-on-shift.rule.ts';
import { onCallNow } from '#core/on-call/on-call-now.rule.ts';
import { ownShifts } from '#core/on-call/own-shifts.rule.ts';
import { planOfOverview } from '#core/on-call/plan-of-overview.rule.ts';
import { temporalWallClock as clock } from '#adapters/temporal/temporal-wall-clock.ts';
import { dailyList, DESK_NAMES, DESK_NOW, overviewOf } from '#tests/support/on-call-overview.ts';

const DAY = 86400000;
const turns = fc.array(fc.subarray(DESK_NAMES, { minLength: 1, maxLength: 2 }), {
  minLength: 1,
  maxLength: 4,
});

it('offers what somebody has, whole and nothing else, the nearest first', () => {
  fc.assert(
    fc.property(turns, turns, fc.constantFrom(...DESK_NAMES), (one, other, personId) => {
      const overview = overviewOf([dailyList('one', one), dailyList('other', other)], personId);
      const shifts = ownShifts(overview, personId, clock);
      for (const shift of shifts) {
        const plan = planOfOverview(overview, shift.listId);
        expect(plan !== null && isOnShift(plan, personId, shift, clock)).toBe(true);
        expect(shift.from).toBeGreaterThanOrEqual(DESK_NOW);
      }
      expect(shifts.map(({ from }) => from)).toEqual(
        shifts.map(({ from }) => from).toSorted((a, b) => a - b),
      );
      // For each day at noon, checks that the shift of a person who is on call is among the shifts that this person can offer.
      for (let day = 0; day < 35; day += 1) {
        const at = DESK_NOW + day * DAY + 60000;
        for (const { listId, now } of onCallNow(overview, at, clock))
          expect(shifts.some((own) => own.listId === listId && own.from <= at && at < own.to)).toBe(
            now.includes(personId),
          );
      }
    }),
    { numRuns: 40 },
  );
});
