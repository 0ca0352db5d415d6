import { readForm } from '../../forms/read-form.schema.ts';
import {
  type BugForm,
  bugFormSchema,
  type FeedbackForm,
  type IntakePlace,
  type IntakeReceipt,
} from '../../intake/bug-form.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { invalid, type Reply } from '../refusal.ts';
import { plainText, plainTexts } from './plain-texts.rule.ts';
import { intakeFacts, type Sent, storeIntake } from './store-intake.operation.ts';

/** Use cases that store bug reports and feedback. Each response has a reference number to quote (spec §2.3). */
export const createIntake = (ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>) => ({
  /** Stores a bug report (spec §2.3 "Submit A Bug"). */
  submitBug: async (
    caller: SessionCaller,
    { idempotencyKey, siteGroupNum, ...report }: BugForm & IntakePlace & Sent,
  ): Reply<IntakeReceipt> => {
    const form = readForm(bugFormSchema, plainTexts(report));
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const submission = { key: idempotencyKey, route: 'submitBug', body: report };
    return storeIntake(ports, caller, submission, {
      ...intakeFacts(ports, caller, report, siteGroupNum),
      kind: 'bug',
      summary: form.value.summary,
      text: form.value.details,
    });
  },

  /** Stores feedback (spec §2.3 "Provide Feedback"). The text is optional, the rating is not. */
  submitFeedback: async (
    caller: SessionCaller,
    { idempotencyKey, siteGroupNum, ...feedback }: FeedbackForm & IntakePlace & Sent,
  ): Reply<IntakeReceipt> => {
    const submission = { key: idempotencyKey, route: 'submitFeedback', body: feedback };
    return storeIntake(ports, caller, submission, {
      ...intakeFacts(ports, caller, feedback, siteGroupNum),
      kind: 'feedback',
      rating: feedback.rating,
      text: plainText(feedback.comment).trim(),
    });
  },
});
