import type { Failure } from '../kernel/failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { StepReply } from '../session/session-view.schema.ts';
import {
  afterStep,
  currentDemand,
  type AgreementFlow,
  type LoginFlow,
  type StepFlow,
} from './login-flow.rule.ts';
import { ReloadDemands, type DemandPorts } from './reload-demands.use-case.ts';
import { isStepNotDue, MOVED, type StepFailure } from './step-failure.ts';

type OpenFlow = StepFlow | AgreementFlow;

const sameDemand = (flow: LoginFlow, before: OpenFlow): boolean =>
  (flow.at === 'step' || flow.at === 'agreement') && currentDemand(flow) === currentDemand(before);

/** What a failed call means for the flow: not due → the demands are read again and the flow is planned anew, without words. */
export const judgeStepFailure = async (
  ports: DemandPorts,
  flow: OpenFlow,
  failure: Failure,
): Promise<StepFailure> => {
  if (!isStepNotDue(failure)) return { failure, flow };
  const reloaded = await new ReloadDemands(ports).execute({ flow, keep: false });
  return reloaded.ok ? { failure: MOVED, flow: reloaded.value } : { failure: reloaded.error, flow };
};

/**
 * Ends a step with the server's answer: the session takes over its view and token, the flow follows the demands left.
 * A write without an answer is asked after: when its demand is gone it was done, else its outcome stays unknown.
 */
export const finishStep = async (
  ports: DemandPorts,
  flow: OpenFlow,
  reply: Result<StepReply, Failure>,
): Promise<Result<LoginFlow, StepFailure>> => {
  if (reply.ok) {
    ports.context.apply({ kind: 'stepCompleted', reply: reply.value });
    return ok(afterStep(flow, reply.value.session));
  }
  if (reply.error.kind === 'timedOut') {
    const reloaded = await new ReloadDemands(ports).execute({ flow, keep: true });
    if (reloaded.ok && !sameDemand(reloaded.value, flow)) return reloaded;
    return err({ failure: reply.error, flow });
  }
  const judged = await judgeStepFailure(ports, flow, reply.error);
  return judged.failure === MOVED ? ok(judged.flow) : err(judged);
};
