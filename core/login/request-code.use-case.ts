import type { Failure } from '../kernel/failure.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { ContactMethod, MfaGateway } from '../mfa/mfa.gateway.port.ts';
import { cooldownAfterFailure, cooldownUntil } from '../mfa/resend-cooldown.rule.ts';
import type { ContactType } from '../session/requirements.schema.ts';
import type { CodeNotSent, CodeSent } from './code-request.ts';
import { judgeStepFailure } from './finish-step.operation.ts';
import type { StepFlow } from './login-flow.rule.ts';
import type { DemandPorts } from './reload-demands.use-case.ts';
import { MOVED } from './step-failure.ts';

/** Asks for a code over one channel: "Text me a code again", "Email a code instead/again" (spec §2.4). */
export class RequestCode {
  readonly #ports: DemandPorts & { readonly mfa: MfaGateway; readonly clock: Clock };

  constructor(ports: DemandPorts & { readonly mfa: MfaGateway; readonly clock: Clock }) {
    this.#ports = ports;
  }

  /** To the draft while a new contact is set up, else to the person's own contact of that channel. */
  async execute(input: {
    readonly flow: StepFlow;
    readonly channel: ContactType;
  }): Promise<Result<CodeSent, CodeNotSent>> {
    const { flow, channel } = input;
    const found = await this.#contact(flow, channel);
    if (!found.ok) return this.#notSent(flow, found.error);
    if (found.value === null) return err({ kind: 'noContact' });
    const { mfa, clock } = this.#ports;
    const sent = await mfa.requestCode({
      contactMethodValue: found.value.value,
      type: channel,
      mfaType: flow.plan.mfaType,
    });
    if (!sent.ok) return this.#notSent(flow, sent.error);
    const nextAt = cooldownUntil(clock.now(), sent.value.resendInSeconds);
    return ok({ receipt: sent.value, nextAt });
  }

  async #contact(
    flow: StepFlow,
    channel: ContactType,
  ): Promise<Result<ContactMethod | null, Failure>> {
    const { draft } = flow.plan;
    if (draft !== null) return ok(draft.type === channel ? draft : null);
    const own = await this.#ports.mfa.contactMethods();
    return own.ok ? ok(own.value.find(({ type }) => type === channel) ?? null) : own;
  }

  async #notSent(flow: StepFlow, failure: Failure): Promise<Result<CodeSent, CodeNotSent>> {
    const judged = await judgeStepFailure(this.#ports, flow, failure);
    if (judged.failure === MOVED) return err({ kind: 'moved', flow: judged.flow });
    const nextAt = cooldownAfterFailure(failure, this.#ports.clock.now());
    return err({ kind: 'failed', failure: judged.failure, nextAt });
  }
}
