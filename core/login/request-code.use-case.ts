import type { Failure } from '../kernel/failure.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { ContactMethod, MfaGateway } from '../mfa/mfa.gateway.port.ts';
import { cooldownAfterFailure, cooldownUntil } from '../mfa/resend-cooldown.rule.ts';
import type { ContactType } from '../session/requirements.schema.ts';
import type { CodeNotSent, CodeSent } from './code-request.ts';
import { judgeStepFailure, type DemandPorts } from './finish-step.operation.ts';
import type { StepFlow } from './login-flow.rule.ts';
import { MOVED } from './step-failure.ts';

/** Asks for a code over one channel: "Text me a code again", "Email a code instead/again" (spec §2.4). To the draft while a new contact is set up, else to the person's own contact of that channel. */
export const requestCode = (
  ports: DemandPorts & { readonly mfa: MfaGateway; readonly clock: Clock },
) => {
  const contact = async (
    flow: StepFlow,
    channel: ContactType,
  ): Promise<Result<ContactMethod | null, Failure>> => {
    const { draft } = flow.plan;
    if (draft !== null) return ok(draft.type === channel ? draft : null);
    const own = await ports.mfa.contactMethods();
    return own.ok ? ok(own.value.find(({ type }) => type === channel) ?? null) : own;
  };

  const notSent = async (
    flow: StepFlow,
    failure: Failure,
  ): Promise<Result<CodeSent, CodeNotSent>> => {
    const judged = await judgeStepFailure(ports, flow, failure);
    if (judged.failure === MOVED) return err({ kind: 'moved', flow: judged.flow });
    const nextAt = cooldownAfterFailure(failure, ports.clock.now());
    return err({ kind: 'failed', failure: judged.failure, nextAt });
  };

  return async (input: {
    readonly flow: StepFlow;
    readonly channel: ContactType;
  }): Promise<Result<CodeSent, CodeNotSent>> => {
    const { flow, channel } = input;
    const found = await contact(flow, channel);
    if (!found.ok) return notSent(flow, found.error);
    if (found.value === null) return err({ kind: 'noContact' });
    const { mfa, clock } = ports;
    const sent = await mfa.requestCode({
      contactMethodValue: found.value.value,
      type: channel,
      mfaType: flow.plan.mfaType,
    });
    if (!sent.ok) return notSent(flow, sent.error);
    const nextAt = cooldownUntil(clock.now(), sent.value.resendInSeconds);
    return ok({ receipt: sent.value, nextAt });
  };
};
