import type { BugForm, IntakePlace, IntakeReceipt } from '../../intake/intake.schema.ts';
import { bugFormSchema } from '../../intake/intake.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { invalid } from '../refusals.ts';
import { plainText } from './clean-report.rule.ts';
import { intakeFacts, storeIntake } from './store-intake.operation.ts';

/** Takes a bug report (spec §2.3 "Submit A Bug"). */
export const submitBug =
  (ports: BackendPorts) =>
  async (
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
  };
