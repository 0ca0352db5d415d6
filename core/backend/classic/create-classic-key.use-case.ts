import { DURATIONS } from '../../kernel/limits.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { CookieEffects, SessionCaller, WithCookies } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';

/** What a classic key is for. */
export const CLASSIC_PURPOSE = 'enterClassic';

/** Makes a key for the classic portal: once, 60 seconds; the hand-over at the end of sign-in ends our own session with it (SECURITY.md §2.15). */
export const createClassicKey =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly deleteSession: boolean; readonly userRequested: boolean },
  ): Promise<Result<WithCookies<{ readonly rwKey: string }>, Refusal>> => {
    const { clock, ids, secrets, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      const now = clock.now();
      const { row } = live;
      const rwKey = secrets.token();
      await tx.oneTime.issue({
        id: ids.next(),
        kind: 'classicKey',
        purpose: CLASSIC_PURPOSE,
        subject: row.accountId,
        session: null,
        maxAttempts: 1,
        secretHash: secrets.digest(rwKey),
        expiresAt: now + DURATIONS.classicKey,
        detail: row.siteGroupNum === null ? {} : { siteGroupNum: String(row.siteGroupNum) },
      });
      if (input.deleteSession) await tx.sessions.end(row.id, 'classic', now);
      const { deleteSession, userRequested } = input;
      await recordAudit(tx, ports, caller, {
        operation: 'classic.key',
        result: 'ok',
        detail: { deleteSession: String(deleteSession), userRequested: String(userRequested) },
      });
      const cookies: CookieEffects = deleteSession ? { refresh: 'clear', renewBrowser: true } : {};
      return ok({ value: { rwKey }, cookies });
    });
  };
