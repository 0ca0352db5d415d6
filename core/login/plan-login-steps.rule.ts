import type { LoginRequirements } from '../session/session-view.schema.ts';
import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import { LOGIN_STEPS, type Demand, type LoginStep } from '../permission/login-step.ts';

const DEMANDED: Readonly<Record<LoginStep, (r: LoginRequirements) => boolean>> = {
  contactInfo: (r) => r.noContactInfo,
  // A new contact is always verified, even if no other requirement asks for a code (gating README "Traps").
  mfaVerify: (r) => r.mfaRequired || r.noContactInfo,
  usernameReset: (r) => r.usernameResetRequired,
  securityQuestions: (r) => r.verifySecurityQuestions,
  passwordReset: (r) => r.passwordResetRequired,
};

/** Returns the sign-in steps that remain, in their fixed order (spec §4.1). */
export const planLoginSteps = (requirements: LoginRequirements): readonly LoginStep[] =>
  LOGIN_STEPS.filter((step) => DEMANDED[step](requirements));

/**
 * Returns the agreement that is due after the sign-in steps: first the terms for beta dealers, then the privacy policy
 * (spec §4.1). Null when none is due.
 */
export const nextAgreement = (
  application: Application,
  requirements: LoginRequirements,
): 'terms' | 'privacy' | null => {
  const asksTerms = application === APPLICATIONS.dealer && requirements.betaUser;
  if (asksTerms && requirements.termsAndConditionsRequired) return 'terms';
  return requirements.privacyPolicyRequired ? 'privacy' : null;
};

/** Returns all remaining demands of a sign-in, in order: the steps, then the terms, then the privacy policy. */
export const openDemands = (
  application: Application,
  requirements: LoginRequirements,
): readonly Demand[] => {
  const steps = planLoginSteps(requirements);
  const agreement = nextAgreement(application, requirements);
  if (agreement === null) return steps;
  const both = agreement === 'terms' && requirements.privacyPolicyRequired;
  return both ? [...steps, 'terms', 'privacy'] : [...steps, agreement];
};
