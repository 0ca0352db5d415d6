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

/**
 * A contact that is being set up. `verified` is true once the code of the contact was entered, so that a failed save can
 * be repeated without a new code.
 */
export interface ContactDraft extends ContactMethod {
  readonly verified: boolean;
}

/** The parts of a sign-in that stay the same from the accepted credentials to the landing page. */
export interface LoginPlan {
  readonly entry: LoginEntry;
  /** All demands of this sign-in in order, completed and open, for the progress bar. */
  readonly demands: readonly Demand[];
  /** Why a code is required, as first planned. The reason stays the same until a new contact is saved (gating README "Traps"). */
  readonly mfaType: MfaType;
  readonly draft: ContactDraft | null;
}

/** The sign-in is at a step with a form. */
export interface StepFlow {
  readonly at: 'step';
  readonly step: LoginStep;
  readonly plan: LoginPlan;
}

/** The sign-in is at a text that the user must accept. */
export interface AgreementFlow {
  readonly at: 'agreement';
  readonly which: 'terms' | 'privacy';
  readonly plan: LoginPlan;
}

/**
 * State of the whole sign-in (spec §4.1). `blocked` means that a demand has no screen in this app, so the user can only
 * sign out or call support.
 */
export type LoginFlow =
  | { readonly at: 'credentials' }
  | StepFlow
  | AgreementFlow
  | { readonly at: 'landing'; readonly landing: Landing }
  | { readonly at: 'blocked' };

/** A failed step: the failure, and the login flow after it. The flow is unchanged unless the server reported other demands. */
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

/** Returns the login flow for known demands: after the credentials, after a page reload, or after the demands were read again. */
export const beginFlow = (view: SessionView, entry: LoginEntry): LoginFlow =>
  stand(view, {
    entry,
    demands: openDemands(view.user.applicationNum, view.requirements),
    mfaType: chooseMfaType(view.requirements),
    draft: null,
  });

/** Returns the demand that the flow is at. */
export const currentDemand = (flow: StepFlow | AgreementFlow): Demand =>
  flow.at === 'step' ? flow.step : flow.which;

/**
 * Returns the login flow after a step, by the open demands of the server's newest view. Keeps the draft contact while the
 * contact is being verified. Adds new demands to the remaining demands.
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
 * Returns the login flow after the step `contactInfo`, in which the contact is a draft and the code of the contact must be
 * entered. Nothing is saved yet (gating README "Traps").
 */
export const noteDraft = (flow: StepFlow, contact: ContactMethod): StepFlow => ({
  ...flow,
  step: 'mfaVerify',
  plan: { ...flow.plan, draft: { type: contact.type, value: contact.value, verified: false } },
});

/** Returns the login flow after the code of the draft contact was verified. The contact must be saved next. */
export const noteVerified = (flow: StepFlow): StepFlow =>
  flow.plan.draft === null
    ? flow
    : { ...flow, plan: { ...flow.plan, draft: { ...flow.plan.draft, verified: true } } };

/**
 * Returns true if Back leads to the step `contactInfo`, which is the case only while the code of a new contact is
 * requested (ui README §6). In all other steps, Back ends the session.
 */
export const canGoBackToContact = (flow: LoginFlow): flow is StepFlow =>
  flow.at === 'step' && flow.step === 'mfaVerify' && flow.plan.draft?.verified === false;

/** Returns to the step `contactInfo`. The draft contact is kept, so that the field is filled. */
export const backToContact = (flow: LoginFlow): LoginFlow =>
  canGoBackToContact(flow) ? { ...flow, step: 'contactInfo' } : flow;

/** Returns the progress of the sign-in, such as "Step 1 of 2". Agreements count as steps. Null if there is nothing to count. */
export const progress = (
  flow: LoginFlow,
): { readonly index: number; readonly total: number } | null => {
  if (flow.at !== 'step' && flow.at !== 'agreement') return null;
  const { demands } = flow.plan;
  return { index: demands.indexOf(currentDemand(flow)) + 1, total: demands.length };
};

/**
 * Returns the login flow after the user declined an agreement (spec §4.1, §8). After the terms, stays there with a
 * message. After the privacy policy, returns to the sign-in form, and the caller must end the session.
 */
export const declineAgreement = (
  flow: AgreementFlow,
): { readonly flow: LoginFlow; readonly message: string } =>
  flow.which === 'terms'
    ? { flow, message: MESSAGES.termsDeclined }
    : { flow: { at: 'credentials' }, message: MESSAGES.privacyDeclined };

/**
 * Returns the login flow of a user with a session who opens the login route: the step that is due, or the landing page
 * (spec §4.1 "leaves login").
 */
export const resumeFlow = (view: SessionView, entry: LoginEntry): LoginFlow => {
  const landing = leaveLogin(view, entry);
  return landing.to === 'login' ? beginFlow(view, entry) : { at: 'landing', landing };
};
