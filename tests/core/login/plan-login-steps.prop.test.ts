import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOGIN_STEPS } from '#core/permission/login-step.ts';
import { nextAgreement, openDemands, planLoginSteps } from '#core/login/plan-login-steps.rule.ts';
import { completeStep } from '#tests/core/login/support/complete-step.ts';
import type { LoginRequirements } from '#core/session/session-view.schema.ts';
import { NO_REQUIREMENTS } from '#tests/arbitraries/requirements.ts';
import { anyRequirements, applications, soundRequirements } from '#tests/arbitraries/sessions.ts';

const FLAG = {
  usernameReset: 'usernameResetRequired',
  securityQuestions: 'verifySecurityQuestions',
  passwordReset: 'passwordResetRequired',
  terms: 'termsAndConditionsRequired',
  privacy: 'privacyPolicyRequired',
} as const;
const flagged = fc.constantFrom(...(Object.keys(FLAG) as (keyof typeof FLAG)[]));

describe('planning the steps', () => {
  it('keeps the fixed order, whatever is demanded', () => {
    fc.assert(
      fc.property(anyRequirements, (requirements) => {
        const places = planLoginSteps(requirements).map((step) => LOGIN_STEPS.indexOf(step));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      }),
    );
  });

  it('plans each step exactly when it is demanded', () => {
    const alone: readonly (readonly [Partial<LoginRequirements>, readonly string[]])[] = [
      [{}, []],
      [{ mfaRequired: true }, ['mfaVerify']],
      [{ noContactInfo: true }, ['contactInfo', 'mfaVerify']],
      [{ usernameResetRequired: true }, ['usernameReset']],
      [{ verifySecurityQuestions: true }, ['securityQuestions']],
      [{ passwordResetRequired: true }, ['passwordReset']],
      [{ termsAndConditionsRequired: true, privacyPolicyRequired: true, actionRequired: true }, []],
    ];
    for (const [flags, steps] of alone) {
      expect(planLoginSteps({ ...NO_REQUIREMENTS, ...flags })).toEqual(steps);
    }
    fc.assert(
      fc.property(fc.subarray(alone.slice()), (chosen) => {
        const flags = chosen.reduce((all, [some]) => ({ ...all, ...some }), {});
        const steps = new Set(chosen.flatMap(([, some]) => some));
        expect(new Set(planLoginSteps({ ...NO_REQUIREMENTS, ...flags }))).toEqual(steps);
      }),
    );
  });

  it('never demands contact info without its verification', () => {
    fc.assert(
      fc.property(anyRequirements, (requirements) => {
        const steps = planLoginSteps({ ...requirements, noContactInfo: true });
        expect(steps.slice(0, 2)).toEqual(['contactInfo', 'mfaVerify']);
      }),
    );
  });
});

describe('after a step was taken', () => {
  it('removes exactly that step', () => {
    fc.assert(
      fc.property(applications, anyRequirements, flagged, (application, requirements, step) => {
        const before = openDemands(application, requirements);
        const after = openDemands(application, completeStep(requirements, step));
        expect(after).toEqual(before.filter((other) => other !== step));
      }),
    );
  });

  it('a typed contact alone clears nothing; its verification clears both', () => {
    fc.assert(
      fc.property(anyRequirements, (any) => {
        const requirements = { ...any, noContactInfo: true };
        const typed = completeStep(requirements, 'contactInfo');
        expect(planLoginSteps(typed)).toEqual(planLoginSteps(requirements));
        const verified = planLoginSteps(completeStep(requirements, 'mfaVerify'));
        expect(verified).toEqual(planLoginSteps(requirements).slice(2));
      }),
    );
  });
});

describe('the agreements', () => {
  it('privacy follows terms, and each is asked again after the other', () => {
    fc.assert(
      fc.property(soundRequirements(2), (some) => {
        const both = {
          ...some,
          betaUser: true,
          termsAndConditionsRequired: true,
          privacyPolicyRequired: true,
        };
        expect(nextAgreement(2, both)).toBe('terms');
        const termsDone = completeStep(both, 'terms');
        expect(nextAgreement(2, termsDone)).toBe('privacy');
        const privacyDone = completeStep(termsDone, 'privacy');
        expect(nextAgreement(2, privacyDone)).toBeNull();
        expect(nextAgreement(2, { ...privacyDone, termsAndConditionsRequired: true })).toBe(
          'terms',
        );
        expect(nextAgreement(2, completeStep(both, 'privacy'))).toBe('terms');
      }),
    );
  });

  it('terms are for beta dealers alone', () => {
    fc.assert(
      fc.property(applications, anyRequirements, (application, requirements) => {
        const due = nextAgreement(application, requirements);
        const asksTerms = application === 2 && requirements.betaUser;
        if (due === 'terms') expect(asksTerms).toBe(true);
        if (due === 'privacy') expect(requirements.privacyPolicyRequired).toBe(true);
        if (due === null) expect(requirements.privacyPolicyRequired).toBe(false);
      }),
    );
  });

  it('come after every step', () => {
    fc.assert(
      fc.property(applications, anyRequirements, (application, requirements) => {
        const demands = openDemands(application, requirements);
        const steps = planLoginSteps(requirements);
        expect(demands.slice(0, steps.length)).toEqual(steps);
        const [first] = demands.slice(steps.length);
        expect(first ?? null).toBe(nextAgreement(application, requirements));
      }),
    );
  });
});
