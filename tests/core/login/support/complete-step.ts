import type { Demand } from '#core/permission/login-step.ts';
import type { LoginRequirements } from '#core/session/session-view.schema.ts';
import { actionRequired } from '#core/session/session-state.rule.ts';

const CLEARED: Readonly<Record<Demand, Partial<LoginRequirements>>> = {
  // Entering a contact only stores a draft. The contact requirement ends when the contact has been verified and saved
  // (gating README "Traps").
  contactInfo: {},
  mfaVerify: { mfaRequired: false, noContactInfo: false },
  usernameReset: { usernameResetRequired: false },
  securityQuestions: { verifySecurityQuestions: false },
  passwordReset: { passwordResetRequired: false },
  terms: { termsAndConditionsRequired: false },
  privacy: { privacyPolicyRequired: false },
};

/** Returns the requirements after a completed step: clears only the flag of that step and updates the summary (spec §4.1). */
export const completeStep = (requirements: LoginRequirements, step: Demand): LoginRequirements => {
  const next = { ...requirements, ...CLEARED[step] };
  return { ...next, actionRequired: actionRequired({ ...next, actionRequired: false }) };
};
