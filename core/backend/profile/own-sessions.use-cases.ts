import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import type { OwnSession } from '../../profile/own-session.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { describeDevice } from '../remembered-devices/describe-device.rule.ts';
import { inSession } from '../session/lock-session.operation.ts';

/** Use cases for a person's own running sessions (ASVS V7.5.2). */
export const createOwnSessions = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  /** Returns the caller's running sessions except impersonations: the current one first, then by last use. */
  ownSessions: async (
    caller: SessionCaller,
  ): Reply<{ readonly sessions: readonly OwnSession[] }> => {
    const { accountId, id } = caller.session;
    const running = await ports.unitOfWork.read((tx) =>
      tx.sessions.running(accountId, ports.clock.now()),
    );
    const sessions = running.map((session) => ({
      id: session.id,
      label: describeDevice(session.userAgent),
      address: session.address,
      startedAt: isoInstant(session.createdAt),
      lastSeenAt: isoInstant(session.lastSeenAt),
      current: session.id === id,
    }));
    return ok({ sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) });
  },

  /**
   * Ends one of the caller's sessions. Another person's session and an ended session get the same response. The current
   * session cannot be ended here.
   */
  endOwnSession: (caller: SessionCaller, input: { readonly id: string }): Reply =>
    inSession(ports, caller, async (tx, { row }) => {
      const now = ports.clock.now();
      const running = await tx.sessions.running(row.accountId, now);
      if (input.id === row.id || !running.some(({ id }) => id === input.id)) return ok({});
      await tx.sessions.end(input.id, 'owner', now);
      await recordAudit(tx, ports, caller, {
        operation: 'session.end',
        result: 'ok',
        target: input.id,
      });
      return ok({});
    }),

  /** Ends all of the caller's sessions except the current one. */
  endOtherSessions: (caller: SessionCaller): Reply =>
    inSession(ports, caller, async (tx, { row }) => {
      const ended = await tx.sessions.endAll(row.accountId, row.id, 'owner', ports.clock.now());
      await recordAudit(tx, ports, caller, {
        operation: 'session.endOthers',
        result: 'ok',
        detail: { ended: String(ended) },
      });
      return ok({});
    }),
});
