import type { Failure } from '../kernel/failure.ts';
import type { LoginFlow } from './login-flow.rule.ts';

/** A step that did not end: what happened, and where the sign-in stands now; the same place unless the server said otherwise. */
export interface StepFailure {
  readonly failure: Failure;
  readonly flow: LoginFlow;
}

/** The server's word for a step that is not the one that is due (SECURITY.md §2.7). */
export const STEP_NOT_DUE = 'stepNotDue';

/** The server's word for a contact whose code was not right, or was for another contact. */
export const CONTACT_NOT_VERIFIED = 'contactNotVerified';

/** A failure without words, beside a flow that moved on by itself. */
export const MOVED: Failure = { kind: 'empty', reason: 'stale' };

const refusedAs = (failure: Failure, code: string): boolean =>
  failure.kind === 'refused' && failure.code === code;

/** Whether another step is due than the one that was sent. */
export const isStepNotDue = (failure: Failure): boolean => refusedAs(failure, STEP_NOT_DUE);

/** Whether the contact has to be verified again before it can be saved. */
export const isContactNotVerified = (failure: Failure): boolean =>
  refusedAs(failure, CONTACT_NOT_VERIFIED);
