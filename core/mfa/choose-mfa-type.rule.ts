import type { LoginRequirements } from '../session/session-view.schema.ts';
import { MFA_TYPES, type MfaType } from './mfa-type.schema.ts';

/**
 * Returns the reason why a code is needed. Must be called before a contact is saved, because saving the contact clears the
 * requirement that determines the reason (spec §4.1, gating README "Traps").
 */
export const chooseMfaType = (
  requirements: Pick<
    LoginRequirements,
    'contactCorrected' | 'noContactInfo' | 'passwordResetRequired'
  >,
): Exclude<MfaType, 4> => {
  if (requirements.noContactInfo || requirements.contactCorrected)
    return MFA_TYPES.deviceVerification;
  if (requirements.passwordResetRequired) return MFA_TYPES.passwordReset;
  return MFA_TYPES.identityVerification;
};

/** Returns true if the form shows "Remember this device?". During a password reset the question is not shown (spec §4.1). */
export const offersRememberDevice = (mfaType: MfaType): boolean =>
  mfaType === MFA_TYPES.identityVerification || mfaType === MFA_TYPES.deviceVerification;
