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

/** The flow after a step has ended. */
export type Stepped = Promise<Result<LoginFlow, StepFailure>>;

/** The server's code for a step that is not the due one (SECURITY.md §2.7). */
export const STEP_NOT_DUE = 'stepNotDue';

/** The server's code for a contact whose code was wrong, or was for another contact. */
export const CONTACT_NOT_VERIFIED = 'contactNotVerified';

/** A failure without a message, for a flow that moved on by itself. */
export const MOVED: Failure = { kind: 'empty', reason: 'stale' };

const refusedAs = (failure: Failure, code: string): boolean =>
  failure.kind === 'refused' && failure.code === code;

/** Returns true if another step is due than the one that was sent. */
export const isStepNotDue = (failure: Failure): boolean => refusedAs(failure, STEP_NOT_DUE);

/** Returns true if the contact must be verified again before it can be saved. */
export const isContactNotVerified = (failure: Failure): boolean =>
  refusedAs(failure, CONTACT_NOT_VERIFIED);

/** The ports needed to read the demands again. */
export interface DemandPorts {
  readonly session: SessionGateway;
  readonly context: SessionContext;
}

type OpenFlow = StepFlow | AgreementFlow;

const sameDemand = (flow: LoginFlow, before: OpenFlow): boolean =>
  (flow.at === 'step' || flow.at === 'agreement') && currentDemand(flow) === currentDemand(before);

/**
 * Asks the server what is due when this tab may be wrong about it (SECURITY.md §2.7, T7). `keep` continues from `flow`
 * with its draft; otherwise the flow is planned again. Returns to the sign-in form if the session is gone.
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

/**
 * Returns what a failed call means for the flow. If the step was not due, the demands are read again and the flow is
 * planned again, without a message.
 */
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
 * Ends a step with the server's response. The session takes over its view and token, and the flow follows the remaining
 * demands. After a write without a response, the demands are read: if the demand is gone, the write succeeded; otherwise
 * its outcome stays unknown.
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
