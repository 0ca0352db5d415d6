import { readForm } from '../../forms/read-form.schema.ts';
import {
  type BugForm,
  bugFormSchema,
  type FeedbackForm,
  type IntakePlace,
  type IntakeReceipt,
} from '../../intake/intake.schema.ts';
import type { Result } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { invalid } from '../refusals.ts';
import { plainText } from './clean-report.rule.ts';
import { intakeFacts, storeIntake } from './store-intake.operation.ts';

/** Bug reports and feedback (spec §2.3). */
export const createIntake = (ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>) => ({
  /** Takes a bug report (spec §2.3 "Submit A Bug"). */
  submitBug: async (
    caller: SessionCaller,
    input: {
      readonly report: BugForm & IntakePlace;
      readonly idempotencyKey: string | null;
      readonly siteGroupNum: number | null;
    },
  ): Promise<Result<IntakeReceipt, Refusal>> => {
    const { report, siteGroupNum } = input;
    const summary = plainText(report.summary);
    const form = readForm(bugFormSchema, { summary, details: plainText(report.details) });
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const submission = { key: input.idempotencyKey, route: 'submitBug', body: report };
    return storeIntake(ports, caller, submission, {
      ...intakeFacts(ports, caller, report, siteGroupNum),
      kind: 'bug',
      summary: form.value.summary,
      text: form.value.details,
    });
  },

  /** Takes feedback (spec §2.3 "Provide Feedback"); a rating without words is enough. */
  submitFeedback: async (
    caller: SessionCaller,
    input: {
      readonly feedback: FeedbackForm & IntakePlace;
      readonly idempotencyKey: string | null;
      readonly siteGroupNum: number | null;
    },
  ): Promise<Result<IntakeReceipt, Refusal>> => {
    const { feedback, siteGroupNum } = input;
    const submission = { key: input.idempotencyKey, route: 'submitFeedback', body: feedback };
    return storeIntake(ports, caller, submission, {
      ...intakeFacts(ports, caller, feedback, siteGroupNum),
      kind: 'feedback',
      rating: feedback.rating,
      text: plainText(feedback.comment).trim(),
    });
  },
});
