import fc from 'fast-check';
import type { LoginEntry } from '#core/login/landing.rule.ts';
import {
  afterStep,
  beginFlow,
  currentDemand,
  noteDraft,
  type LoginFlow,
} from '#core/login/login-flow.rule.ts';
import { DEMANDS } from '#core/permission/login-step.ts';
import { completeStep } from '#tests/core/login/support/complete-step.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { goodReturnUrls, hostileReturnUrls } from '#tests/arbitraries/return-urls.ts';
import { variants } from '#tests/arbitraries/sessions.ts';

/** Any variant with any requested return URL. */
export const entries: fc.Arbitrary<LoginEntry> = fc.record({
  variant: variants,
  returnUrl: fc.option(fc.oneof(goodReturnUrls, hostileReturnUrls)),
});
/** The contact entered by users who have none. */
export const CONTACT = { type: 'email', value: 'new@example.com' } as const;
const MORE_THAN_ENOUGH = DEMANDS.length + 1;

/** The result of a sign-in walk: the visited flows, the end, and the last state from the server. */
export interface Walk {
  readonly stops: readonly LoginFlow[];
  readonly end: LoginFlow;
  readonly view: SessionView;
}

/** Completes every due step as a patient user would. The simulated server clears the requirement of each completed step. */
export const walk = (start: SessionView, entry: LoginEntry): Walk => {
  const stops: LoginFlow[] = [];
  let view = start;
  let flow = beginFlow(view, entry);
  while (stops.length <= MORE_THAN_ENOUGH && (flow.at === 'step' || flow.at === 'agreement')) {
    stops.push(flow);
    if (flow.at === 'step' && flow.step === 'contactInfo') {
      flow = noteDraft(flow, CONTACT);
      continue;
    }
    view = { ...view, requirements: completeStep(view.requirements, currentDemand(flow)) };
    flow = afterStep(flow, view);
  }
  return { stops, end: flow, view };
};
