import type { AccountGateway } from '../account/account.gateway.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { ContactMethod } from '../mfa/mfa.gateway.port.ts';
import type { CodeNotSent, CodeSent } from './code-request.ts';
import { judgeStepFailure, type DemandPorts } from './finish-step.operation.ts';
import { noteDraft, type StepFlow } from './login-flow.rule.ts';
import type { requestCode as makeRequestCode } from './request-code.use-case.ts';

/** The contact is noted; `code` is null where an earlier code to it still counts. */
export interface ContactNoted {
  readonly flow: StepFlow;
  readonly code: CodeSent | null;
  readonly nextAt: number;
}

/** The step contactInfo: the server judges the contact, a code goes to it, and the flow waits for that code (spec §4.1). Stays at contactInfo when no code could go out, except after Back with the same contact within the wait. */
export const setUpContact = (
  ports: DemandPorts & {
    readonly account: AccountGateway;
    readonly requestCode: ReturnType<typeof makeRequestCode>;
  },
) => {
  const sentBefore = (flow: StepFlow, contact: ContactMethod): boolean => {
    const { draft } = flow.plan;
    return draft?.type === contact.type && draft.value === contact.value;
  };

  return async (input: {
    readonly flow: StepFlow;
    readonly contact: string;
  }): Promise<Result<ContactNoted, CodeNotSent>> => {
    const { flow } = input;
    const { account, requestCode } = ports;
    const judged = await account.validateContact(input.contact.trim());
    if (!judged.ok) {
      const failed = await judgeStepFailure(ports, flow, judged.error);
      if (failed.flow !== flow) return err({ kind: 'moved', flow: failed.flow });
      return err({ kind: 'failed', failure: failed.failure, nextAt: null });
    }
    const next = noteDraft(flow, judged.value);
    const code = await requestCode({ flow: next, channel: judged.value.type });
    if (code.ok) return ok({ flow: next, code: code.value, nextAt: code.value.nextAt });
    const refused = code.error;
    const again = sentBefore(flow, judged.value) && refused.kind === 'failed';
    if (again && refused.failure.kind === 'rateLimited' && refused.nextAt !== null) {
      return ok({ flow: next, code: null, nextAt: refused.nextAt });
    }
    return code;
  };
};
