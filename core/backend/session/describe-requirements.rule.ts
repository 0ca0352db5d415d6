import { DURATIONS } from '../../kernel/limits.ts';
import type { Demand } from '../../permission/login-step.ts';
import type { LoginRequirements } from '../../session/session-view.schema.ts';
import type { StoredContact } from './account.repository.port.ts';
import { codeTargets, provesCorrection } from './code-targets.rule.ts';
import { maskContact } from './mask-contact.rule.ts';
import type { SessionRow } from './session.repository.port.ts';

/** Returns the seconds until the session may request another code (spec §4.1, 30 s). Returns 0 if no code was sent or the wait is over. */
export const resendWaitSeconds = (codeSentAt: number | null, now: number): number =>
  codeSentAt === null
    ? 0
    : Math.max(0, Math.ceil((codeSentAt + DURATIONS.resendCooldown - now) / 1000));

/** Describes the demands for the portal (spec §3 "Login requirements"). Addresses are masked before they leave the server. */
export const describeRequirements = (
  demands: readonly Demand[],
  row: Pick<SessionRow, 'codeSentTo' | 'codeSentAt' | 'draftContact'>,
  betaUser: boolean,
  contacts: readonly StoredContact[],
  now: number,
): LoginRequirements => {
  const verifying = demands.includes('mfaVerify');
  const target = verifying
    ? (codeTargets(demands, row, contacts).find(({ type }) => type === row.codeSentTo) ?? null)
    : null;
  return {
    noContactInfo: demands.includes('contactInfo'),
    mfaRequired: verifying,
    contactCorrected: verifying && provesCorrection(demands, row),
    usernameResetRequired: demands.includes('usernameReset'),
    verifySecurityQuestions: demands.includes('securityQuestions'),
    passwordResetRequired: demands.includes('passwordReset'),
    betaUser,
    termsAndConditionsRequired: demands.includes('terms'),
    privacyPolicyRequired: demands.includes('privacy'),
    mfaSentTo: target?.type ?? null,
    mfaSentToMsg: target && maskContact(target),
    resendInSeconds: verifying ? resendWaitSeconds(row.codeSentAt, now) : 0,
    actionRequired: demands.length > 0,
  };
};
