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

/** A contact being set up; `verified` once its code was right, so that a failed save is repeated without another code. */
export interface ContactDraft extends ContactMethod {
  readonly verified: boolean;
}

/** What stays the same from the accepted credentials to the landing. */
export interface LoginPlan {
  readonly entry: LoginEntry;
  /** Everything demanded in this sign-in, done and still open, in order; for the progress bar. */
  readonly demands: readonly Demand[];
  /** Why a code is asked for, by the demands as they were planned; it outlives the right code of a new contact until that is saved (gating README "Traps"). */
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
 * The whole sign-in in one value (spec §4.1). `blocked`: the server demands something this program has no screen for,
 * so neither a step nor a landing would help; only signing out and support do.
 */
export type LoginFlow =
  | { readonly at: 'credentials' }
  | StepFlow
  | AgreementFlow
  | { readonly at: 'landing'; readonly landing: Landing }
  | { readonly at: 'blocked' };

/** A step that did not end: what happened, and where the sign-in stands now; the same place unless the server said otherwise. */
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

/** Where a sign-in stands as soon as the demands are known: after the credentials, after a reload in the middle, after a re-read. */
export const beginFlow = (view: SessionView, entry: LoginEntry): LoginFlow =>
  stand(view, {
    entry,
    demands: openDemands(view.user.applicationNum, view.requirements),
    mfaType: chooseMfaType(view.requirements),
    draft: null,
  });

/** The demand a flow stands at. */
export const currentDemand = (flow: StepFlow | AgreementFlow): Demand =>
  flow.at === 'step' ? flow.step : flow.which;

/**
 * Where it goes on after the server's newest view, whose demands are the truth. A draft stays while its contact is
 * being verified; a demand that comes up late joins what is left of the count.
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

/** contactInfo is done when its contact is noted and a code is out; nothing is saved yet (gating README "Traps"). */
export const noteDraft = (flow: StepFlow, contact: ContactMethod): StepFlow => ({
  ...flow,
  step: 'mfaVerify',
  plan: { ...flow.plan, draft: { type: contact.type, value: contact.value, verified: false } },
});

/** The code of the new contact was right; saving it comes next. */
export const noteVerified = (flow: StepFlow): StepFlow =>
  flow.plan.draft === null
    ? flow
    : { ...flow, plan: { ...flow.plan, draft: { ...flow.plan.draft, verified: true } } };

/** Whether Back leads to contactInfo: only from the code of a new contact (ui README §6); everywhere else it leads to the form and ends the session. */
export const canGoBackToContact = (flow: LoginFlow): flow is StepFlow =>
  flow.at === 'step' && flow.step === 'mfaVerify' && flow.plan.draft?.verified === false;

/** Back to contactInfo to type another contact; the old one stays in the draft, so that the field is filled. */
export const backToContact = (flow: LoginFlow): LoginFlow =>
  canGoBackToContact(flow) ? { ...flow, step: 'contactInfo' } : flow;

/** "Step 1 of 2": agreements count as steps; null where there is nothing to count. */
export const progress = (
  flow: LoginFlow,
): { readonly index: number; readonly total: number } | null => {
  if (flow.at !== 'step' && flow.at !== 'agreement') return null;
  const { demands } = flow.plan;
  return { index: demands.indexOf(currentDemand(flow)) + 1, total: demands.length };
};

/** What declining does (spec §4.1, §8): the terms stay where they are with their words, the privacy policy returns to the form, whose caller ends the session; neither completes. */
export const declineAgreement = (
  flow: AgreementFlow,
): { readonly flow: LoginFlow; readonly message: string } =>
  flow.which === 'terms'
    ? { flow, message: MESSAGES.termsDeclined }
    : { flow: { at: 'credentials' }, message: MESSAGES.privacyDeclined };

/** An existing session that meets the login route: on to the due step, or away (spec §4.1 "leaves login"). */
export const resumeFlow = (view: SessionView, entry: LoginEntry): LoginFlow => {
  const landing = leaveLogin(view, entry);
  return landing.to === 'login' ? beginFlow(view, entry) : { at: 'landing', landing };
};
