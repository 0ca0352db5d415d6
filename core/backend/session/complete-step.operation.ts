import { ok } from '../../kernel/result.ts';
import { type Demand, LOGIN_STEPS } from '../../permission/login-step.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { type CookieEffects, type SessionCaller, WithCookies } from '../caller.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { continueSession } from './issue-session.operation.ts';
import { describeView } from './describe-view.operation.ts';
import type { LiveSession } from './lock-session.operation.ts';

/** Optional data and effects of completing a sign-in step. */
export interface StepEffects {
  readonly cookies?: CookieEffects;
  /** Epoch of the new password. If set, the session continues under a new id even if other steps remain. */
  readonly newPasswordEpoch?: number;
  readonly detail?: Readonly<Record<string, string>>;
}

/**
 * Closes the due demands of a session locked in this transaction. After the last demand, makes the session a full session.
 * Writes the audit log and returns the response. Throws if a demand is not due, so the caller must check that first.
 */
export const completeStep = async (
  tx: Transaction,
  ports: OperationPorts,
  caller: SessionCaller,
  live: LiveSession,
  steps: readonly [Demand, ...Demand[]],
  effects: StepEffects = {},
): Promise<{ readonly ok: true; readonly value: WithCookies<StepReply> }> => {
  for (const step of steps) {
    if (!(await tx.sessions.completeDemand(live.row.id, step)))
      throw new Error(`the demand ${step} was closed while its session was locked`);
  }
  const met = LOGIN_STEPS.filter((step) => step !== 'passwordReset' && steps.includes(step));
  if (met.length > 0) await tx.nextSignIn.meet(live.row.accountId, met);
  const left = live.demands.filter((demand) => !steps.includes(demand));
  const epoch = effects.newPasswordEpoch ?? live.row.passwordEpoch;
  const changed = effects.newPasswordEpoch !== undefined;
  const issued =
    left.length === 0 || changed
      ? await continueSession(tx, ports, { ...live.row, passwordEpoch: epoch }, left)
      : null;
  const current = issued?.row.id ?? live.row.id;
  const session = await describeView(tx, ports, current, caller.session.impersonation);
  await recordAudit(tx, ports, caller, {
    operation: `step.${steps.join('+')}`,
    result: 'ok',
    detail: { ...effects.detail, ...(issued && { nextSession: issued.row.id }) },
  });
  const cookies = { ...effects.cookies, ...(issued && { refresh: issued.refresh }) };
  await storeCall(tx, ports, caller, { sessionId: current, cookies, token: issued?.token ?? null });
  return ok(new WithCookies({ session, token: issued?.token ?? null }, cookies));
};
