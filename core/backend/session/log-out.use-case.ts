import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, WithCookies } from '../caller.ts';
import type { ImpersonationFacts } from '../impersonation.repository.port.ts';
import type { Refusal } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The impersonation behind a cookie: of the user's session, running or over, or of a staff session that waits. */
const visitOf = async (
  tx: Transaction,
  { variant }: Caller,
  found: { readonly hash: string; readonly sessionId: string | null; readonly now: number },
): Promise<ImpersonationFacts | null> => {
  const { hash, sessionId, now } = found;
  const seen = await tx.impersonations.find({ by: 'refresh', hash, variant, now });
  if (seen !== null || sessionId === null) return seen;
  return tx.impersonations.find({ by: 'staffSession', staffSessionId: sessionId });
};

/** Ends the session a refresh cookie belongs to, and during an impersonation the staff member's with it (spec §4.3); asking twice, or without any session, is as good (security.md §2.1). */
export class LogOut {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(
    caller: Caller,
    input: { readonly secret: string | null },
  ): Promise<Result<WithCookies<Readonly<Record<string, never>>>, Refusal>> {
    const { secret } = input;
    if (secret !== null) await this.#end(caller, secret);
    return ok({ value: {}, cookies: { refresh: 'clear', renewBrowser: true } });
  }

  #end(caller: Caller, secret: string): Promise<void> {
    const { clock, secrets, unitOfWork } = this.#ports;
    const now = clock.now();
    const hash = secrets.digest(secret);
    return unitOfWork.run(async (tx) => {
      const sessionId = await tx.refresh.sessionOf(hash, now);
      const visit = await visitOf(tx, caller, { hash, sessionId, now });
      if (visit !== null) return this.#endBoth(tx, caller, visit);
      if (sessionId === null) return;
      const live = await tx.sessions.findLive(sessionId, now);
      await tx.sessions.end(sessionId, 'logout', now);
      const subjectId = live?.row.accountId ?? null;
      await recordAudit(tx, this.#ports, caller, {
        operation: 'logout',
        result: 'ok',
        sessionId,
        subjectId,
      });
    });
  }

  async #endBoth(tx: Transaction, caller: Caller, visit: ImpersonationFacts): Promise<void> {
    const now = this.#ports.clock.now();
    // A visit that is over by itself may have left the staff member's session waiting; only one that ended it has nothing to end.
    const ended = await tx.impersonations.end(visit.id, 'loggedOut', now);
    await tx.sessions.end(visit.sessionId, 'logout', now);
    const waited = await tx.sessions.findSuspended(visit.staffSessionId, now);
    await tx.sessions.end(visit.staffSessionId, 'logout', now);
    if (!ended && waited === null) return;
    await recordAudit(tx, this.#ports, caller, {
      operation: 'logout',
      result: 'ok',
      sessionId: visit.sessionId,
      subjectId: visit.subjectId,
      actorId: visit.actorId,
      detail: { impersonation: visit.id, alsoEnded: visit.staffSessionId },
    });
  }
}
