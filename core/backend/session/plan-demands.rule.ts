import { DEMANDS, type Demand } from '../../permission/login-step.ts';
import { chooseMfaType } from '../../mfa/choose-mfa-type.rule.ts';
import type { MfaType } from '../../mfa/mfa-type.schema.ts';
import type { Account } from './account.repository.port.ts';
import { containsDealerNumber } from './contains-dealer-number.rule.ts';

/** What the plan of a sign-in depends on. */
export interface PlanFacts {
  readonly account: Pick<
    Account,
    | 'username'
    | 'application'
    | 'beta'
    | 'mfaRequired'
    | 'usernameResetRequired'
    | 'securityQuestionsRequired'
    | 'passwordResetRequired'
    | 'termsVersion'
    | 'privacyVersion'
  >;
  readonly hasContact: boolean;
  /** Support corrects a contact, which is proven before it counts. */
  readonly contactCorrected: boolean;
  readonly deviceRemembered: boolean;
  /** Site groups of a dealer; empty for others. */
  readonly dealerNumbers: readonly number[];
  /** Current versions; 0 while none was published, and then nothing is asked. */
  readonly termsVersion: number;
  readonly privacyVersion: number;
}

const unread = (accepted: number | null, current: number): boolean =>
  current > 0 && accepted !== current;

/** The demands of a new session in their fixed order (spec §4.1); a missing contact always brings its verification, and so does one that support corrects (SECURITY.md §2.7). */
export const planDemands = (facts: PlanFacts): readonly Demand[] => {
  const { account } = facts;
  const dealer = account.application === 2;
  const due: Readonly<Record<Demand, boolean>> = {
    contactInfo: !facts.hasContact,
    mfaVerify:
      !facts.hasContact ||
      facts.contactCorrected ||
      (account.mfaRequired && !facts.deviceRemembered),
    usernameReset:
      account.usernameResetRequired ||
      (dealer && containsDealerNumber(account.username, facts.dealerNumbers)),
    securityQuestions: account.securityQuestionsRequired,
    passwordReset: account.passwordResetRequired,
    terms: dealer && account.beta && unread(account.termsVersion, facts.termsVersion),
    privacy: unread(account.privacyVersion, facts.privacyVersion),
  };
  return DEMANDS.filter((demand) => due[demand]);
};

/** The code's purpose, fixed once for the whole sign-in (spec §4.1, gating README "Traps"). */
export const planMfaType = (
  demands: readonly Demand[],
  { contactCorrected }: Pick<PlanFacts, 'contactCorrected'>,
): MfaType =>
  chooseMfaType({
    contactCorrected,
    noContactInfo: demands.includes('contactInfo'),
    passwordResetRequired: demands.includes('passwordReset'),
  });
