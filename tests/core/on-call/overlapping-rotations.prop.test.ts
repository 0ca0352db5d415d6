import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onCallNow } from '#core/on-call/on-call-now.rule.ts';
import type { OnCallOverride } from '#core/on-call/on-call-overview.schema.ts';
import { overrideEffects } from '#core/on-call/override-effects.rule.ts';
import { temporalWallClock as clock } from '#adapters/temporal/temporal-wall-clock.ts';
import {
  dailyList as list,
  DESK_NAMES as NAMES,
  DESK_NOW as NOW,
  overviewOf,
} from '#tests/support/on-call-overview.ts';

const HOUR = 3600000;
const turns = fc.array(
  fc.constantFrom(...NAMES).map((name) => [name]),
  {
    minLength: 1,
    maxLength: 3,
  },
);

it('lets rotations that cover the same hours each answer for itself', () => {
  fc.assert(
    fc.property(turns, turns, fc.integer({ min: 0, max: 20 * 24 }), (one, other, hours) => {
      const both = overviewOf([list('one', one), list('other', other)]);
      const at = NOW + hours * HOUR;
      const alone = ['one', 'other'].flatMap((id) =>
        onCallNow({ ...both, lists: both.lists.filter((of) => of.id === id) }, at, clock),
      );
      expect(onCallNow(both, at, clock)).toEqual(alone);
    }),
    { numRuns: 60 },
  );
});

it('warns of whoever would have two of them at once, over the night of the clocks too, and of nobody else', () => {
  fc.assert(
    fc.property(
      turns,
      fc.constantFrom(...NAMES),
      fc.integer({ min: 0, max: 72 }),
      fc.integer({ min: 1, max: 30 }),
      (other, personId, begins, hours) => {
        const both = overviewOf([list('one', [['Sam']]), list('other', other)]);
        const from = NOW + begins * HOUR;
        const draft: OnCallOverride = {
          id: 'draft',
          rev: 0,
          listId: 'one',
          tier: 'primary',
          kind: 'replace',
          personId,
          insteadOf: 'Sam',
          note: null,
          swapId: null,
          madeBy: 'Dana',
          madeAt: both.asOf,
          from: new Date(from).toISOString(),
          to: new Date(from + hours * HOUR).toISOString(),
        };
        const effects = overrideEffects(both, draft, clock);
        const isWarned = effects.some(({ kind }) => kind === 'double');
        // Checks hour by hour whether the other rotation has this person on call during the interval.
        const has = Array.from({ length: hours }, (_, hour) =>
          onCallNow({ ...both, lists: both.lists.slice(1) }, from + hour * HOUR, clock),
        ).some(([found]) => found?.now.includes(personId) === true);
        expect(isWarned).toBe(has && personId !== 'Sam');
      },
    ),
    { numRuns: 80 },
  );
});
