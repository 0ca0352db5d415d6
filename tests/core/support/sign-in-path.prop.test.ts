import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOGIN_STEPS } from '#core/permission/login-step.ts';
import { signInPath, stepsToAsk } from '#core/support/sign-in-path.rule.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';

const fields = {
  id: 'a',
  reason: 'Called in',
  askedBy: 'Priya Nair',
  askedAt: '2026-03-12T13:52:00Z',
};
const person = fc.record({
  applicationNum: fc.constantFrom(1 as const, 2 as const, 3 as const),
  beta: fc.boolean(),
  disabled: fc.boolean(),
  registered: fc.boolean(),
  waiting: fc.boolean(),
  pendingSteps: fc.subarray([...LOGIN_STEPS]),
  askedSteps: fc
    .subarray([...LOGIN_STEPS])
    .map((steps) => steps.map((step) => ({ ...fields, step }))),
  groups: fc.constantFrom<SupportedUser['groups']>(
    [],
    [{ siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm' }],
  ),
  correction: fc.constantFrom(null, {
    ...fields,
    type: 'email' as const,
    value: 'new@example.com',
    endsAt: '2026-03-19T13:52:00Z',
  }),
});

describe('the next sign-in of a person', () => {
  it('begins with the credentials, ends at home, and asks the due steps between, in their order', () => {
    fc.assert(
      fc.property(person, (one) => {
        const path = signInPath(one);
        expect(path[0]?.at).toBe('credentials');
        expect(path.at(-1)?.at).toBe('home');
        const between = path.slice(1, -1);
        const met = between.map((place) => (place.at === 'step' ? place.step : 'mfaVerify'));
        const due = LOGIN_STEPS.filter(
          (step) =>
            one.pendingSteps.includes(step) || (step === 'mfaVerify' && one.correction !== null),
        );
        expect(met).toEqual(due);
        // The verification code of a corrected contact replaces the usual code, so the two never occur together.
        expect(between.some(({ at }) => at === 'correction')).toBe(one.correction !== null);
      }),
    );
  });

  it('names the gravest hindrance alone', () => {
    fc.assert(
      fc.property(person, (one) => {
        const [first] = signInPath(one);
        const gravest = one.disabled
          ? 'disabled'
          : !one.registered
            ? 'invited'
            : one.waiting
              ? 'waiting'
              : null;
        expect(first).toEqual({ at: 'credentials', hindrance: gravest });
      }),
    );
  });

  it('offers each step once: on the way, or to be asked for', () => {
    fc.assert(
      fc.property(person, (one) => {
        const onTheWay = signInPath(one).flatMap((place) => {
          if (place.at === 'correction') return ['mfaVerify'];
          return place.at === 'step' ? [place.step] : [];
        });
        const all = [...onTheWay, ...stepsToAsk(one)];
        expect(new Set(all).size).toBe(all.length);
        const missing = LOGIN_STEPS.filter((step) => !all.includes(step));
        expect(missing).toEqual(
          one.applicationNum === 3 && !one.pendingSteps.includes('usernameReset')
            ? ['usernameReset']
            : [],
        );
      }),
    );
  });
});
