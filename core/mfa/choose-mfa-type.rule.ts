import type { LoginRequirements } from '../session/session-view.schema.ts';
import { MFA_TYPES, type MfaType } from './mfa-type.schema.ts';

/** Why a code is asked for; decided once when the steps are planned, because saving the contact takes the reason away (spec §4.1, gating README "Traps"). */
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

/** Whether "Remember this device?" is shown: not on the way to a password reset (spec §4.1). */
export const offersRememberDevice = (mfaType: MfaType): boolean =>
  mfaType === MFA_TYPES.identityVerification || mfaType === MFA_TYPES.deviceVerification;
