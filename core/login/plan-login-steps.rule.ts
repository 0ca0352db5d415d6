import type { LoginRequirements } from '../session/session-view.schema.ts';
import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import { LOGIN_STEPS, type Demand, type LoginStep } from '../permission/login-step.ts';

const DEMANDED: Readonly<Record<LoginStep, (r: LoginRequirements) => boolean>> = {
  contactInfo: (r) => r.noContactInfo,
  // A new contact is always verified, whatever else is demanded (gating README "Traps").
  mfaVerify: (r) => r.mfaRequired || r.noContactInfo,
  usernameReset: (r) => r.usernameResetRequired,
  securityQuestions: (r) => r.verifySecurityQuestions,
  passwordReset: (r) => r.passwordResetRequired,
};

/** The steps still to be taken, in their fixed order (spec §4.1). */
export const planLoginSteps = (requirements: LoginRequirements): readonly LoginStep[] =>
  LOGIN_STEPS.filter((step) => DEMANDED[step](requirements));

/** Which agreement is due once the steps are done: the terms for beta dealers, then the privacy policy; asked again after each (spec §4.1). */
export const nextAgreement = (
  application: Application,
  requirements: LoginRequirements,
): 'terms' | 'privacy' | null => {
  const asksTerms = application === APPLICATIONS.dealer && requirements.betaUser;
  if (asksTerms && requirements.termsAndConditionsRequired) return 'terms';
  return requirements.privacyPolicyRequired ? 'privacy' : null;
};

/** Everything that this program can fulfil, in order: the steps, then terms, then privacy. */
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
