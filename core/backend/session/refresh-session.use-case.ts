import { DURATIONS } from '../../kernel/limits.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { type Caller, WithCookies } from '../caller.ts';
import { carriedImpersonation } from './describe-impersonation.rule.ts';
import { closeImpersonation } from './close-impersonation.operation.ts';
import { whyOver } from './check-impersonation.rule.ts';
import { IMPERSONATION_OVER, type Refusal, type Reply, SESSION_OVER } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { viewOf } from './describe-view.operation.ts';
import { issueAccessToken, secondsLeftOf } from './issue-session.operation.ts';
import { sessionAlive } from './session-alive.rule.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>;

/** End reason of an impersonation whose user session is over: the session was ended, or the account was disabled. */
const ENDED = 'subjectSessionOver';

const OVERTAKEN = err<Refusal>({ kind: 'busy', retryAfterSeconds: 1 });

/**
 * Exchanges a refresh secret for a new refresh secret and a new access token (SECURITY.md §2.2). Never changes the
 * session's stage and never clears the cookie.
 */
export const refreshSession =
  (ports: Ports) =>
  async (
    caller: Caller,
    { refreshSecret: secret }: { readonly refreshSecret: string | null },
  ): Reply<WithCookies<SessionGrant>> => {
    if (secret === null) return SESSION_OVER;
    const { clock, secrets, unitOfWork } = ports;
    const successor = secrets.token();
    return unitOfWork.run(async (tx) => {
      const rotation = await tx.refresh.rotate({
        presentedHash: secrets.digest(secret),
        variant: caller.variant,
        newHash: secrets.digest(successor),
        sealedSuccessor: secrets.seal(successor, secret),
        browser: caller.browserId,
        now: clock.now(),
        graceMs: DURATIONS.refreshGrace,
      });
      switch (rotation.outcome) {
        case 'unknown':
          return unknown(ports, tx, caller, secrets.digest(secret));
        // Returns `busy` instead of "unauthorized", because this tab must not sign out the tab that has the newer cookie.
        case 'overtaken':
          return OVERTAKEN;
        case 'reused':
          return revoke(ports, tx, caller, rotation.sessionId, 'refresh.reuse');
        case 'rotated':
          return grant(ports, tx, caller, rotation.sessionId, successor);
        case 'sibling': {
          const same = secrets.unseal(rotation.sealedSuccessor, secret);
          return same === null ? SESSION_OVER : grant(ports, tx, caller, rotation.sessionId, same);
        }
      }
    });
  };

/**
 * Handles a secret without a live session. If the secret belongs to an impersonation that is over, the staff member may
 * still resume their own suspended session.
 */
const unknown = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  hash: string,
): Promise<typeof SESSION_OVER> => {
  const now = ports.clock.now();
  const { variant } = caller;
  const impersonation = await tx.impersonations.find({ by: 'refresh', hash, variant, now });
  if (impersonation === null || impersonation.staffSession === null) return SESSION_OVER;
  await closeImpersonation(tx, ports, caller, impersonation, whyOver(impersonation, now) ?? ENDED);
  return IMPERSONATION_OVER;
};

const grant = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  sessionId: string,
  successor: string,
): Reply<WithCookies<SessionGrant>> => {
  const now = ports.clock.now();
  const facts = await tx.sessions.findView(sessionId, now);
  if (facts === null) return SESSION_OVER;
  const { row } = facts;
  const alive = sessionAlive(row, facts.account, now);
  const impersonation =
    row.authenticatedBy === 'impersonation'
      ? await tx.impersonations.find({ by: 'session', sessionId })
      : null;
  if (impersonation !== null) {
    const why = whyOver(impersonation, now) ?? (alive ? null : ENDED);
    if (why !== null) {
      await closeImpersonation(tx, ports, caller, impersonation, why);
      return IMPERSONATION_OVER;
    }
  }
  if (!alive) return revoke(ports, tx, caller, sessionId, 'refresh.ended');
  const token = await issueAccessToken(tx, ports, row);
  const session = viewOf(facts, impersonation && carriedImpersonation(impersonation), now);
  // The cookie must outlive an impersonation, because the staff member needs the cookie to return to their own session.
  const lasting = impersonation?.staffSession ?? row;
  const refresh = { secret: successor, maxAgeSeconds: secondsLeftOf(lasting, now) };
  return ok(new WithCookies({ session, token }, { refresh }));
};

const revoke = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  sessionId: string,
  operation: 'refresh.reuse' | 'refresh.ended',
): Promise<typeof SESSION_OVER> => {
  const now = ports.clock.now();
  const live = await tx.sessions.findLive(sessionId, now);
  await tx.sessions.end(sessionId, operation, now);
  // A copied secret of an impersonation comes from the staff member's browser, so the staff session ends too.
  const impersonation = await tx.impersonations.find({ by: 'session', sessionId });
  if (impersonation !== null) {
    await tx.impersonations.end(impersonation.id, ENDED, now);
    await tx.sessions.end(impersonation.staffSessionId, operation, now);
  }
  const subjectId = live?.row.accountId ?? null;
  const actorId = live?.row.actorId ?? impersonation?.actorId ?? null;
  await recordAudit(tx, ports, caller, {
    operation,
    result: 'refused',
    sessionId,
    subjectId,
    actorId,
  });
  return SESSION_OVER;
};
