import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  planDemands,
  planMfaType,
  type PlanFacts,
} from '#core/backend/session/plan-demands.rule.ts';
import { DEMANDS, type Demand } from '#core/permission/login-step.ts';

const facts: fc.Arbitrary<PlanFacts> = fc.record({
  account: fc.record({
    username: fc.string(),
    application: fc.constantFrom(1 as const, 2 as const, 3 as const),
    beta: fc.boolean(),
    mfaRequired: fc.boolean(),
    usernameResetRequired: fc.boolean(),
    securityQuestionsRequired: fc.boolean(),
    passwordResetRequired: fc.boolean(),
    termsVersion: fc.option(fc.nat(3)),
    privacyVersion: fc.option(fc.nat(3)),
  }),
  hasContact: fc.boolean(),
  contactCorrected: fc.boolean(),
  deviceRemembered: fc.boolean(),
  dealerNumbers: fc.array(fc.nat(9999)),
  termsVersion: fc.nat(3),
  privacyVersion: fc.nat(3),
});

const SETTLED: PlanFacts = {
  account: {
    username: 'dana',
    application: 2,
    beta: true,
    mfaRequired: false,
    usernameResetRequired: false,
    securityQuestionsRequired: false,
    passwordResetRequired: false,
    termsVersion: 1,
    privacyVersion: 1,
  },
  hasContact: true,
  contactCorrected: false,
  deviceRemembered: false,
  dealerNumbers: [4471],
  termsVersion: 1,
  privacyVersion: 1,
};

const withAccount = (account: Partial<PlanFacts['account']>, rest: Partial<PlanFacts> = {}) => ({
  ...SETTLED,
  ...rest,
  account: { ...SETTLED.account, ...account },
});

describe('planDemands', () => {
  it('keeps the fixed order and repeats nothing, whatever is demanded', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const places = planDemands(any).map((demand) => DEMANDS.indexOf(demand));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('never demands contact info without its verification', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const demands = planDemands({ ...any, hasContact: false });
        expect(demands.slice(0, 2)).toEqual(['contactInfo', 'mfaVerify']);
        expect(planMfaType(demands, any)).toBe(3);
      }),
    );
  });

  it('always proves a contact that support corrected, a remembered browser or not', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const corrected = { ...any, hasContact: true, contactCorrected: true };
        const demands = planDemands(corrected);
        expect(demands[0]).toBe('mfaVerify');
        expect(planMfaType(demands, corrected)).toBe(3);
      }),
    );
  });

  it('asks nobody but a beta dealer for the terms', () => {
    fc.assert(
      fc.property(facts, (any) => {
        if (any.account.application === 2 && any.account.beta) return;
        expect(planDemands(any)).not.toContain('terms');
      }),
    );
  });

  it('asks for no text that was never published', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const demands = planDemands({ ...any, termsVersion: 0, privacyVersion: 0 });
        expect(demands).not.toContain('terms');
        expect(demands).not.toContain('privacy');
      }),
    );
  });

  it.each<readonly [string, PlanFacts, readonly Demand[]]>([
    ['nothing', SETTLED, []],
    ['a code', withAccount({ mfaRequired: true }), ['mfaVerify']],
    [
      'no code on a remembered device',
      withAccount({ mfaRequired: true }, { deviceRemembered: true }),
      [],
    ],
    [
      'a username with the dealer number',
      withAccount({ username: '4471dealer' }),
      ['usernameReset'],
    ],
    ['other digits are no dealer number', withAccount({ username: 'dealer144710' }), []],
    ['staff may hold any number', withAccount({ username: '4471', application: 1 }), []],
    [
      'changed terms, then privacy',
      withAccount({}, { termsVersion: 2, privacyVersion: 2 }),
      ['terms', 'privacy'],
    ],
    ['a first privacy policy', withAccount({ privacyVersion: null }), ['privacy']],
  ])('demands %s', (_what, given, expected) => {
    expect(planDemands(given)).toEqual(expected);
  });

  it('names the reset as the reason of a code on its way', () => {
    const account = { mfaRequired: true, passwordResetRequired: true };
    expect(planMfaType(planDemands(withAccount(account)), SETTLED)).toBe(2);
    expect(planMfaType(planDemands(withAccount({ mfaRequired: true })), SETTLED)).toBe(1);
  });
});
