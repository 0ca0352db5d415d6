import type { FeedbackForm, IntakePlace, IntakeReceipt } from '../../intake/intake.schema.ts';
import type { Result } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { plainText } from './clean-report.rule.ts';
import { intakeFacts, storeIntake } from './store-intake.operation.ts';

/** Takes feedback (spec §2.3 "Provide Feedback"); a rating without words is enough. */
export const submitFeedback =
  (ports: BackendPorts) =>
  async (
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
  };
