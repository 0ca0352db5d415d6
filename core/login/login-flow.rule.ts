import { MESSAGES } from '../kernel/messages.ts';
import type { Failure } from '../kernel/result.ts';
import { chooseMfaType } from '../mfa/choose-mfa-type.rule.ts';
import type { ContactMethod } from '../mfa/mfa.gateway.port.ts';
import type { MfaType } from '../mfa/mfa-type.schema.ts';
import { actionRequired } from '../session/session-state.rule.ts';
import type { SessionView } from '../session/session-view.schema.ts';
import { landAfterLogin, leaveLogin, type Landing, type LoginEntry } from './landing.rule.ts';
import type { Demand, LoginStep } from '../permission/login-step.ts';
import { nextAgreement, openDemands, planLoginSteps } from './plan-login-steps.rule.ts';

/** A contact being set up. `verified` is true once its code was right, so that a failed save can be repeated without another code. */
export interface ContactDraft extends ContactMethod {
  readonly verified: boolean;
}

/** What stays the same from the accepted credentials to the landing page. */
export interface LoginPlan {
  readonly entry: LoginEntry;
  /** All demands of this sign-in in order, done and open, for the progress bar. */
  readonly demands: readonly Demand[];
  /**
   * Why a code is required, by the planned demands. It stays after the code of a new contact was right, until the contact
   * is saved (gating README "Traps").
   */
  readonly mfaType: MfaType;
  readonly draft: ContactDraft | null;
}

/** One step of the form. */
export interface StepFlow {
  readonly at: 'step';
  readonly step: LoginStep;
  readonly plan: LoginPlan;
}

/** A text to accept. */
export interface AgreementFlow {
  readonly at: 'agreement';
  readonly which: 'terms' | 'privacy';
  readonly plan: LoginPlan;
}

/**
 * The whole sign-in in one value (spec §4.1). `blocked` means that the server demands something for which this program has
 * no screen, so that only signing out and support help.
 */
export type LoginFlow =
  | { readonly at: 'credentials' }
  | StepFlow
  | AgreementFlow
  | { readonly at: 'landing'; readonly landing: Landing }
  | { readonly at: 'blocked' };

/**
 * A step that did not complete: the failure, and the current position of the sign-in, which is unchanged unless the server
 * said otherwise.
 */
export interface StepFailure {
  readonly failure: Failure;
  readonly flow: LoginFlow;
}

const dueStep = (view: SessionView, draft: ContactDraft | null): LoginStep | null =>
  planLoginSteps(view.requirements).find((s) => s !== 'contactInfo' || draft === null) ?? null;

const stand = (view: SessionView, plan: LoginPlan): LoginFlow => {
  const step = dueStep(view, plan.draft);
  if (step) return { at: 'step', step, plan };
  const which = nextAgreement(view.user.applicationNum, view.requirements);
  if (which) return { at: 'agreement', which, plan };
  if (actionRequired(view.requirements)) return { at: 'blocked' };
  return { at: 'landing', landing: landAfterLogin(view, plan.entry) };
};

/** Returns the position of a sign-in as soon as the demands are known: after the credentials, a reload, or a new reading. */
export const beginFlow = (view: SessionView, entry: LoginEntry): LoginFlow =>
  stand(view, {
    entry,
    demands: openDemands(view.user.applicationNum, view.requirements),
    mfaType: chooseMfaType(view.requirements),
    draft: null,
  });

/** Returns the demand of the flow's current position. */
export const currentDemand = (flow: StepFlow | AgreementFlow): Demand =>
  flow.at === 'step' ? flow.step : flow.which;

/**
 * Returns the flow after the server's newest view, whose demands are authoritative. A draft stays while its contact is
 * being verified. A demand that appears late is added to the remaining ones.
 */
export const afterStep = (flow: StepFlow | AgreementFlow, view: SessionView): LoginFlow => {
  const { plan } = flow;
  const due = openDemands(view.user.applicationNum, view.requirements);
  const passed = plan.demands.filter((demand) => !due.includes(demand));
  const draft = view.requirements.noContactInfo ? plan.draft : null;
  return stand(view, {
    entry: plan.entry,
    demands: [...passed, ...due],
    mfaType: chooseMfaType(view.requirements),
    draft,
  });
};

/**
 * Returns the flow after contactInfo, which is done when its contact is noted and a code is sent. Nothing is saved yet
 * (gating README "Traps").
 */
export const noteDraft = (flow: StepFlow, contact: ContactMethod): StepFlow => ({
  ...flow,
  step: 'mfaVerify',
  plan: { ...flow.plan, draft: { type: contact.type, value: contact.value, verified: false } },
});

/** Returns the flow after the right code for the new contact, which must be saved next. */
export const noteVerified = (flow: StepFlow): StepFlow =>
  flow.plan.draft === null
    ? flow
    : { ...flow, plan: { ...flow.plan, draft: { ...flow.plan.draft, verified: true } } };

/**
 * Returns true if Back leads to contactInfo, which is only so from the code of a new contact (ui README §6). Everywhere
 * else, Back leads to the form and ends the session.
 */
export const canGoBackToContact = (flow: LoginFlow): flow is StepFlow =>
  flow.at === 'step' && flow.step === 'mfaVerify' && flow.plan.draft?.verified === false;

/** Returns to contactInfo to enter another contact. The old one stays in the draft, so that the field is filled. */
export const backToContact = (flow: LoginFlow): LoginFlow =>
  canGoBackToContact(flow) ? { ...flow, step: 'contactInfo' } : flow;

/** Returns the progress for "Step 1 of 2". Agreements count as steps. Null if there is nothing to count. */
export const progress = (
  flow: LoginFlow,
): { readonly index: number; readonly total: number } | null => {
  if (flow.at !== 'step' && flow.at !== 'agreement') return null;
  const { demands } = flow.plan;
  return { index: demands.indexOf(currentDemand(flow)) + 1, total: demands.length };
};

/**
 * Returns the effect of declining (spec §4.1, §8). After the terms, the flow stays there with a message. After the privacy
 * policy, it returns to the form, and the caller ends the session. Neither completes the sign-in.
 */
export const declineAgreement = (
  flow: AgreementFlow,
): { readonly flow: LoginFlow; readonly message: string } =>
  flow.which === 'terms'
    ? { flow, message: MESSAGES.termsDeclined }
    : { flow: { at: 'credentials' }, message: MESSAGES.privacyDeclined };

/** Returns the flow of an existing session that enters the login route: to the due step, or away (spec §4.1 "leaves login"). */
export const resumeFlow = (view: SessionView, entry: LoginEntry): LoginFlow => {
  const landing = leaveLogin(view, entry);
  return landing.to === 'login' ? beginFlow(view, entry) : { at: 'landing', landing };
};
