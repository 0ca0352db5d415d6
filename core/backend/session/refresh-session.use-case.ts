import { DURATIONS } from '../../kernel/limits.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, WithCookies } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeView } from './describe-view.operation.ts';
import { issueAccessToken, secondsLeftOf } from './issue-session.operation.ts';
import { sessionAlive } from './session-alive.rule.ts';

const OVERTAKEN = err<Refusal>({ kind: 'busy', retryAfterSeconds: 1 });

/** Trades a refresh secret for its successor and a new access token (security.md §2.2); never changes the session's stage, never clears the cookie. */
export class RefreshSession {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(
    caller: Caller,
    input: { readonly secret: string | null },
  ): Promise<Result<WithCookies<SessionGrant>, Refusal>> {
    const { secret } = input;
    if (secret === null) return SESSION_OVER;
    const { clock, secrets, unitOfWork } = this.#ports;
    const successor = secrets.token();
    return unitOfWork.run(async (tx) => {
      const rotation = await tx.refresh.rotate({
        presentedHash: secrets.digest(secret),
        variant: caller.variant,
        newHash: secrets.digest(successor),
        sealedSuccessor: secrets.seal(successor, secret),
        now: clock.now(),
        graceMs: DURATIONS.refreshGrace,
      });
      switch (rotation.outcome) {
        case 'unknown':
          return SESSION_OVER;
        // No refusal: a tab that lost this race must not sign out the one that won it.
        case 'overtaken':
          return OVERTAKEN;
        case 'reused':
          return this.#revoke(tx, caller, rotation.sessionId, 'refresh.reuse');
        case 'rotated':
          return this.#grant(tx, caller, rotation.sessionId, successor);
        case 'sibling': {
          const same = secrets.unseal(rotation.sealedSuccessor, secret);
          return same === null ? SESSION_OVER : this.#grant(tx, caller, rotation.sessionId, same);
        }
      }
    });
  }

  async #grant(
    tx: Transaction,
    caller: Caller,
    sessionId: string,
    successor: string,
  ): Promise<Result<WithCookies<SessionGrant>, Refusal>> {
    const now = this.#ports.clock.now();
    const live = await tx.sessions.findLive(sessionId, now);
    if (live === null) return SESSION_OVER;
    const account = await tx.accounts.findById(live.row.accountId);
    if (!sessionAlive(live.row, account, now))
      return this.#revoke(tx, caller, sessionId, 'refresh.ended');
    const token = await issueAccessToken(tx, this.#ports, live.row);
    const session = await describeView(tx, this.#ports, live.row, live.demands);
    const refresh = { secret: successor, maxAgeSeconds: secondsLeftOf(live.row, now) };
    return ok({ value: { session, token }, cookies: { refresh } });
  }

  async #revoke(
    tx: Transaction,
    caller: Caller,
    sessionId: string,
    operation: 'refresh.reuse' | 'refresh.ended',
  ): Promise<typeof SESSION_OVER> {
    const now = this.#ports.clock.now();
    const live = await tx.sessions.findLive(sessionId, now);
    await tx.sessions.end(sessionId, operation, now);
    const subjectId = live?.row.accountId ?? null;
    await recordAudit(tx, this.#ports, caller, {
      operation,
      result: 'refused',
      sessionId,
      subjectId,
    });
    return SESSION_OVER;
  }
}
