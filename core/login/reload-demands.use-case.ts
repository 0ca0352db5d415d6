import type { Failure } from '../kernel/failure.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';
import {
  afterStep,
  beginFlow,
  type AgreementFlow,
  type LoginFlow,
  type StepFlow,
} from './login-flow.rule.ts';

/** What reading the demands anew needs. */
export interface DemandPorts {
  readonly session: SessionGateway;
  readonly context: SessionContext;
}

/** Asks the server what is due when this tab may be wrong about it: a step refused as not due, or a write without an answer (SECURITY.md §2.7, T7). */
export class ReloadDemands {
  readonly #ports: DemandPorts;

  constructor(ports: DemandPorts) {
    this.#ports = ports;
  }

  /** `keep` goes on from `flow` with its draft; otherwise the flow is planned anew. Leads to the form when the session is gone. */
  async execute(input: {
    readonly flow: StepFlow | AgreementFlow;
    readonly keep: boolean;
  }): Promise<Result<LoginFlow, Failure>> {
    const { session, context } = this.#ports;
    const requirements = await session.requirements();
    if (!requirements.ok) return requirements;
    context.apply({ kind: 'demandsChanged', requirements: requirements.value });
    const { view } = context.current;
    if (view === null) return ok({ at: 'credentials' });
    const { flow, keep } = input;
    return ok(keep ? afterStep(flow, view) : beginFlow(view, flow.plan.entry));
  }
}
