import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, WithCookies } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Ends the session a refresh cookie belongs to; asking twice, or without any session, is as good (security.md §2.1). */
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
    return unitOfWork.run(async (tx) => {
      const sessionId = await tx.refresh.sessionOf(secrets.digest(secret), now);
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
}
