import { ok } from '../../kernel/result.ts';
import type { LoginRequirements, SessionView } from '../../session/session-view.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { type Caller, type SessionCaller, WithCookies } from '../caller.ts';
import { type Refusal, type Reply, SESSION_OVER } from '../refusal.ts';
import { authenticate, noteActivity } from './authenticate.use-case.ts';
import { viewOf } from './describe-view.operation.ts';
import { endBehindCookie } from './end-behind-cookie.operation.ts';
import { repeatCall } from './repeat-call.operation.ts';
import { refreshSession } from './refresh-session.use-case.ts';

/** Creates the use cases that resume, describe and end sessions (SECURITY.md §2.1, §2.2). */
export const createSession = (ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>) => ({
  authenticate: authenticate(ports),
  noteActivity: noteActivity(ports),
  /** Returns the current user with the open demands, for a full or a pending session. */
  describeSession: (caller: SessionCaller): Reply<SessionView> => {
    const { clock, unitOfWork } = ports;
    const { id, impersonation } = caller.session;
    return unitOfWork.read(async (tx) => {
      const now = clock.now();
      const facts = await tx.sessions.findView(id, now);
      return facts === null ? SESSION_OVER : ok(viewOf(facts, impersonation, now));
    });
  },

  /** Ends the session of a refresh cookie. Idempotent; also succeeds without a session (SECURITY.md §2.1). */
  logOut: async (
    caller: Caller,
    { refreshSecret: secret }: { readonly refreshSecret: string | null },
  ): Reply<WithCookies<Readonly<Record<string, never>>>> => {
    if (secret !== null)
      await ports.unitOfWork.run(async (tx) => {
        const ended = await endBehindCookie(tx, ports, caller, { secret, reason: 'logout' });
        if (ended !== null)
          await recordAudit(tx, ports, caller, {
            operation: 'logout',
            result: 'ok',
            ...ended,
          });
      });
    return ok(new WithCookies({}, { refresh: 'clear', renewBrowser: true }));
  },

  /** Returns the requirements that are still open in this sign-in. */
  loginRequirements: (caller: SessionCaller): Reply<LoginRequirements> =>
    ports.unitOfWork.read(async (tx) => {
      const now = ports.clock.now();
      const facts = await tx.sessions.findView(caller.session.id, now);
      return facts === null ? SESSION_OVER : ok(viewOf(facts, null, now).requirements);
    }),

  /** Writes a refused authorization to the audit log, in its own transaction (SECURITY.md §2.11). */
  recordDenial: async (
    caller: Caller | SessionCaller,
    input: { readonly operationId: string; readonly refusal: Refusal['kind'] },
  ): Promise<void> => {
    await ports.unitOfWork.run((tx) =>
      recordAudit(tx, ports, caller, {
        operation: 'access',
        result: 'refused',
        target: input.operationId,
        detail: { refusal: input.refusal },
      }),
    );
  },

  refreshSession: refreshSession(ports),
  repeatCall: repeatCall(ports),
});
