import { DEMANDS, type Demand } from '../../permission/login-step.ts';
import { chooseMfaType } from '../../mfa/choose-mfa-type.rule.ts';
import type { MfaType } from '../../mfa/mfa-type.schema.ts';
import type { Account } from './account.repository.port.ts';
import { containsDealerNumber } from './contains-dealer-number.rule.ts';

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
  /** True if support corrected a contact. The corrected contact must be verified before it replaces the old contact. */
  readonly contactCorrected: boolean;
  readonly deviceRemembered: boolean;
  /** Site groups of a dealer; empty for other users. */
  readonly dealerNumbers: readonly number[];
  /** Current version of the terms. 0 means that no terms are published, so the user is not asked to accept any. */
  readonly termsVersion: number;
  readonly privacyVersion: number;
}

const unread = (accepted: number | null, current: number): boolean =>
  current > 0 && accepted !== current;

/**
 * Returns the demands of a new session in their fixed order (spec §4.1). A missing or support-corrected contact always
 * requires verification (SECURITY.md §2.7).
 */
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

/** Returns the purpose of the sign-in code, which stays the same for the whole sign-in (spec §4.1, gating README "Traps"). */
export const planMfaType = (
  demands: readonly Demand[],
  { contactCorrected }: Pick<PlanFacts, 'contactCorrected'>,
): MfaType =>
  chooseMfaType({
    contactCorrected,
    noContactInfo: demands.includes('contactInfo'),
    passwordResetRequired: demands.includes('passwordReset'),
  });
