import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { type Caller, type CookieEffects, type SessionCaller, WithCookies } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { inSession } from '../session/lock-session.operation.ts';

/** Purpose of the one-time key for the classic portal. */
export const CLASSIC_PURPOSE = 'enterClassic';

/** The signed-in person, as the classic portal greets them. */
export interface ClassicVisitor {
  readonly name: string;
  readonly username: string;
  readonly siteGroupNum: number | null;
  readonly siteGroupName: string | null;
}

/** Use cases that hand a person over to the classic portal with a one-time key (spec §7.2, SECURITY.md §2.15). */
export const createClassic = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids'>,
) => ({
  /**
   * Issues a key for the classic portal, valid once and for 60 seconds. If the person is handed over to the classic portal
   * at the end of sign-in, the session in this portal ends (SECURITY.md §2.15).
   */
  classicKey: async (
    caller: SessionCaller,
    input: { readonly deleteSession: boolean; readonly userRequested: boolean },
  ): Reply<WithCookies<{ readonly rwKey: string }>> => {
    const { clock, ids, secrets } = ports;
    return inSession(ports, caller, async (tx, { row }) => {
      const now = clock.now();
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
      return ok(new WithCookies({ rwKey }, cookies));
    });
  },

  /** Redeems a classic-portal key. Unknown, used and expired keys, and keys of disabled accounts, get the same response. */
  redeemClassicKey: async (
    caller: Caller,
    input: { readonly key: string },
  ): Reply<ClassicVisitor> => {
    const { clock, secrets, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      const used = await tx.oneTime.consumeByHash({
        kind: 'classicKey',
        purpose: CLASSIC_PURPOSE,
        secretHash: secrets.digest(input.key),
        now: clock.now(),
      });
      const operation = 'classic.redeem';
      const subjectId = used.outcome === 'matched' ? used.subject : null;
      const account = subjectId === null ? null : await tx.accounts.findById(subjectId);
      if (used.outcome !== 'matched' || account === null || account.disabled) {
        return recordRefusal(tx, ports, caller, { operation, subjectId }, NOT_FOUND);
      }
      const user = await tx.accounts.loadUser(used.subject);
      const named = Number(used.detail['siteGroupNum']);
      const group = user.allowedDealers.find(({ siteGroupNum }) => siteGroupNum === named);
      await recordAudit(tx, ports, caller, { operation, result: 'ok', subjectId });
      return ok({
        name: user.name,
        username: user.username,
        siteGroupNum: group?.siteGroupNum ?? null,
        siteGroupName: group?.siteGroupName ?? null,
      });
    });
  },
});
