import type { AuditEntry } from './audit.trail.port.ts';
import type { OperationPorts } from './backend-ports.ts';
import type { Caller, SessionCaller } from './caller.ts';
import { tooMany } from './refusal.ts';
import type { Transaction } from './unit-of-work.port.ts';

/** The facts of an audited operation. The other fields of the audit row are taken from the `Caller`. */
export interface AuditFacts {
  readonly operation: string;
  readonly result: AuditEntry['result'];
  readonly subjectId?: string | null;
  readonly sessionId?: string | null;
  /** Account id of the person who acted, if the caller has no session but the person is known. */
  readonly actorId?: string | null;
  readonly target?: string;
  readonly claimedIp?: string | null;
  readonly detail?: Readonly<Record<string, string>>;
}

const sessionOf = (caller: Caller | SessionCaller) =>
  'session' in caller ? caller.session : { id: null, accountId: null, actorId: null };

/** Writes audit rows, usually one. Must be the last statement of its transaction (SECURITY.md §2.11). */
export const recordAudit = (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: Caller | SessionCaller,
  ...rows: readonly AuditFacts[]
): Promise<void> => {
  const session = sessionOf(caller);
  const entryOf = (facts: AuditFacts): AuditEntry => {
    const subjectId = facts.subjectId === undefined ? session.accountId : facts.subjectId;
    return {
      at: ports.clock.now(),
      requestId: caller.requestId,
      sessionId: facts.sessionId === undefined ? session.id : facts.sessionId,
      subjectId,
      actorId: facts.actorId ?? session.actorId ?? subjectId,
      address: caller.address,
      claimedIp: facts.claimedIp ?? null,
      operation: facts.operation,
      target: facts.target ?? null,
      result: facts.result,
      detail: facts.detail ?? {},
    };
  };
  return tx.audit.append(...rows.map(entryOf));
};

/** Writes a refusal to the audit log and returns the refusal. */
export const recordRefusal = async <R>(
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: Caller | SessionCaller,
  facts: Omit<AuditFacts, 'result'>,
  refusal: R,
): Promise<R> => {
  await recordAudit(tx, ports, caller, { ...facts, result: 'refused' });
  return refusal;
};

/** Audits that a rate limit was reached, and returns the refusal with the wait. */
export const refuseLimited = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: Caller | SessionCaller,
  facts: Omit<AuditFacts, 'result'>,
  waitSeconds: number,
  message?: string,
): Promise<ReturnType<typeof tooMany>> => {
  await recordAudit(tx, ports, caller, { ...facts, result: 'limited' });
  return tooMany(waitSeconds, message);
};
