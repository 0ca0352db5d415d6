import type { LoginRequirements } from '#core/session/session-view.schema.ts';

/** Requirements that are all false. */
export const NO_REQUIREMENTS: LoginRequirements = {
  noContactInfo: false,
  mfaRequired: false,
  contactCorrected: false,
  usernameResetRequired: false,
  verifySecurityQuestions: false,
  passwordResetRequired: false,
  betaUser: false,
  termsAndConditionsRequired: false,
  privacyPolicyRequired: false,
  mfaSentTo: null,
  mfaSentToMsg: null,
  resendInSeconds: 0,
  actionRequired: false,
};
