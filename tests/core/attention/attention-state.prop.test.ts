import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  placeOf,
  sayOf,
  SNOOZE_MOST_MS,
  UNTOUCHED,
  type AttentionState,
} from '#core/attention/attention-state.rule.ts';
import type { AttentionAct } from '#core/attention/attention.schema.ts';

const START = Date.UTC(2026, 2, 12, 18);
const PEOPLE = [
  { id: 'a', name: 'Dana Reyes' },
  { id: 'b', name: 'Lee Park' },
] as const;

const act = (now: number): fc.Arbitrary<AttentionAct> =>
  fc.oneof(
    fc.constant<AttentionAct>({ act: 'acknowledge' }),
    fc.constant<AttentionAct>({ act: 'reopen' }),
    fc
      .integer({ min: -5000, max: SNOOZE_MOST_MS + 5000 })
      .map((ms): AttentionAct => ({ act: 'snooze', until: new Date(now + ms).toISOString() })),
    fc.constantFrom<AttentionAct>({ act: 'assign', to: 'a' }, { act: 'assign', to: null }),
    fc
      .constantFrom('', '  ', 'Called the owner')
      .map((text): AttentionAct => ({ act: 'note', text })),
  );

const steps = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 3600000 }),
    who: fc.constantFrom(...PEOPLE),
    act: act(START),
  }),
  { maxLength: 30 },
);

const say = (
  state: AttentionState,
  given: AttentionAct,
  who: (typeof PEOPLE)[number],
  now: number,
) =>
  sayOf(state, given, {
    ...who,
    now,
    to: given.act === 'assign' && given.to !== null ? PEOPLE[0] : null,
  });

describe('what is said about something that needs somebody', () => {
  it('counts each saying once, keeps who said the last, and refuses without a change', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        let state = UNTOUCHED;
        let now = START;
        for (const step of walk) {
          now += step.wait;
          const after = say(state, step.act, step.who, now);
          if (typeof after === 'string') {
            expect(['known', 'tooSoon', 'tooLate']).toContain(after);
            continue;
          }
          expect(after.rev).toBe(state.rev + 1);
          expect(after).toMatchObject({ changedBy: step.who.name, changedAt: now });
          state = after;
        }
      }),
    );
  });

  it('is at one place at a time: acknowledging wakes, sleeping is not done, and what sleeps comes back open', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        let state = UNTOUCHED;
        let now = START;
        for (const step of walk) {
          now += step.wait;
          const after = say(state, step.act, step.who, now);
          if (typeof after === 'string') continue;
          const { act: verb } = step.act;
          if (verb === 'acknowledge') expect(placeOf(after, now)).toBe('acknowledged');
          if (verb === 'reopen') expect(placeOf(after, now)).toBe('open');
          if (verb === 'snooze') {
            expect(placeOf(after, now)).toBe('snoozed');
            expect(placeOf(after, after.snoozedUntil ?? 0)).toBe('open');
          }
          if (verb === 'note' || verb === 'assign')
            expect(placeOf(after, now)).toBe(placeOf(state, now));
          state = after;
        }
      }),
    );
  });

  it('lets the second of two who acknowledge at once know that it is known', () => {
    const first = say(UNTOUCHED, { act: 'acknowledge' }, PEOPLE[0], START);
    if (typeof first === 'string') throw new Error(first);
    expect(say(first, { act: 'acknowledge' }, PEOPLE[1], START + 1)).toBe('known');
  });
});
