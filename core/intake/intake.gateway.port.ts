import type { Answer } from '../kernel/result.ts';
import type { BugForm, FeedbackForm, IntakePlace, IntakeReceipt } from './intake.schema.ts';

/** Takes bug reports and feedback; the key is made once for one form, so that a repeat is stored once. */
export interface IntakeGateway {
  submitBug(input: BugForm & IntakePlace, idempotencyKey: string): Answer<IntakeReceipt>;
  submitFeedback(input: FeedbackForm & IntakePlace, idempotencyKey: string): Answer<IntakeReceipt>;
}
