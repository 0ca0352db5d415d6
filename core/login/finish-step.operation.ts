import { type Failure, err, ok, type Result, type Answer } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { StepReply } from '../session/session-view.schema.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';
import {
  type LoginFlow,
  afterStep,
  beginFlow,
  currentDemand,
  type AgreementFlow,
  type StepFailure,
  type StepFlow,
} from './login-flow.rule.ts';

/** The login flow after a step, or why the step failed. */
export type Stepped = Promise<Result<LoginFlow, StepFailure>>;

/** Error code of the server for a login step that is not due (SECURITY.md §2.7). */
export const STEP_NOT_DUE = 'stepNotDue';

/** Error code of the server for a contact that was not verified by its own code. */
export const CONTACT_NOT_VERIFIED = 'contactNotVerified';

/** Failure without a message, for a flow that already moved to another step. */
export const MOVED: Failure = { kind: 'empty', reason: 'stale' };

const refusedAs = (failure: Failure, code: string): boolean =>
  failure.kind === 'refused' && failure.code === code;

/** Returns true if the server refused a step because another step is due. */
export const isStepNotDue = (failure: Failure): boolean => refusedAs(failure, STEP_NOT_DUE);

/** Returns true if the server refused a contact because it must be verified again. */
export const isContactNotVerified = (failure: Failure): boolean =>
  refusedAs(failure, CONTACT_NOT_VERIFIED);

export interface DemandPorts {
  readonly session: SessionGateway;
  readonly context: SessionContext;
}

type OpenFlow = StepFlow | AgreementFlow;

const sameDemand = (flow: LoginFlow, before: OpenFlow): boolean =>
  (flow.at === 'step' || flow.at === 'agreement') && currentDemand(flow) === currentDemand(before);

/**
 * Reloads the open demands when this tab may have outdated ones (SECURITY.md §2.7, T7). With `keep`, the flow continues
 * with its draft contact; otherwise the flow is planned again. Returns to the sign-in form if the session is gone.
 */
const reloadDemands = async (
  { session, context }: DemandPorts,
  flow: OpenFlow,
  keep: boolean,
): Answer<LoginFlow> => {
  const requirements = await session.requirements();
  if (!requirements.ok) return requirements;
  context.apply({ kind: 'demandsChanged', requirements: requirements.value });
  const { view } = context.current;
  if (view === null) return ok({ at: 'credentials' });
  return ok(keep ? afterStep(flow, view) : beginFlow(view, flow.plan.entry));
};

/** Returns the login flow after a failed call. If the step was not due, reloads the demands and plans the flow again, without a message. */
export const resolveStepFailure = async (
  ports: DemandPorts,
  flow: OpenFlow,
  failure: Failure,
): Promise<StepFailure> => {
  if (!isStepNotDue(failure)) return { failure, flow };
  const reloaded = await reloadDemands(ports, flow, false);
  return reloaded.ok ? { failure: MOVED, flow: reloaded.value } : { failure: reloaded.error, flow };
};

/**
 * Completes a step with the server's response: updates view and token of the session, then continues with the remaining
 * demands. If no response arrived, reloads the demands: if the demand of the step is gone, the step succeeded, otherwise
 * the outcome is unknown.
 */
export const finishStep = async (
  ports: DemandPorts,
  flow: OpenFlow,
  reply: Result<StepReply, Failure>,
): Stepped => {
  if (reply.ok) {
    ports.context.apply({ kind: 'stepCompleted', reply: reply.value });
    return ok(afterStep(flow, reply.value.session));
  }
  if (reply.error.kind === 'timedOut') {
    const reloaded = await reloadDemands(ports, flow, true);
    if (reloaded.ok && !sameDemand(reloaded.value, flow)) return reloaded;
    return err({ failure: reply.error, flow });
  }
  const checked = await resolveStepFailure(ports, flow, reply.error);
  return checked.failure === MOVED ? ok(checked.flow) : err(checked);
};
