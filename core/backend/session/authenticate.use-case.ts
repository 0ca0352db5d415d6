import { carriedImpersonation } from './describe-impersonation.rule.ts';
import { closeImpersonation } from './close-impersonation.operation.ts';
import { whyOver } from './check-impersonation.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { ActiveSession, Caller } from '../caller.ts';
import type { TokenFacts } from './session.repository.port.ts';
import { sessionAlive } from './session-alive.rule.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>;

/** Sessions whose activity is recorded after the response is sent. */
export interface Activity {
  readonly sessionIds: readonly string[];
  /** Milliseconds UTC. */
  readonly at: number;
}

/**
 * Result of checking a bearer token. With `tokenDead`, the refresh cookie may still work: the token expired, or the
 * token's session was suspended or continued under another id (SECURITY.md §2.1, §2.9).
 */
export type Authentication =
  | {
      readonly kind: 'live';
      readonly session: ActiveSession;
      /** Null if activity was recorded less than a minute ago, or if the call does not count as activity. */
      readonly activity: Activity | null;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'tokenDead' }
  | { readonly kind: 'sessionOver' }
  /** The impersonation is over, but the staff member may resume their own session. */
  | { readonly kind: 'impersonationOver' };

const TOUCH_EVERY_MS = 60000;

const activityOf = (
  { row, impersonation }: TokenFacts,
  background: boolean,
  at: number,
): Activity | null =>
  background || at - row.lastSeenAt < TOUCH_EVERY_MS
    ? null
    : {
        sessionIds: [row.id, ...(impersonation === null ? [] : [impersonation.staffSessionId])],
        at,
      };

const sessionOf = ({
  row,
  demands,
  allowedGroups,
  permissions,
  impersonation,
}: TokenFacts): ActiveSession => ({
  id: row.id,
  accountId: row.accountId,
  actorId: row.actorId,
  application: row.application,
  variant: row.variant,
  stage: row.stage,
  siteGroupNum: row.siteGroupNum,
  demands,
  allowedGroups,
  permissions,
  impersonation: impersonation && carriedImpersonation(impersonation),
});

/**
 * Checks a bearer token against the database. Called for every request, so that a removed right or a sign-out takes effect
 * at the next request (SECURITY.md §2.1).
 */
export const authenticate =
  (ports: Ports) =>
  async (
    caller: Caller,
    input: { readonly token: string | null; readonly background: boolean },
  ): Promise<Authentication> => {
    const { token, background } = input;
    if (token === null) return { kind: 'none' };
    const { clock, secrets, unitOfWork } = ports;
    const now = clock.now();
    const facts = await unitOfWork.read((tx) =>
      tx.sessions.findByToken(secrets.digest(token), now),
    );
    if (facts === null) return { kind: 'tokenDead' };
    const { row, impersonation } = facts;
    const here = row.variant === caller.variant;
    if (here && (facts.continued || facts.suspended)) return { kind: 'tokenDead' };
    if (!here) return { kind: 'sessionOver' };
    const alive = facts.sessionLive && sessionAlive(row, facts.account, now);
    const why =
      impersonation && (whyOver(impersonation, now) ?? (alive ? null : 'subjectSessionOver'));
    if (impersonation !== null && why !== null) {
      // Records the end of the impersonation, unless the end is already recorded (SECURITY.md §2.9).
      if (impersonation.endedAt === null)
        await unitOfWork.run((tx) => closeImpersonation(tx, ports, caller, impersonation, why));
      return { kind: 'impersonationOver' };
    }
    if (!alive) return { kind: 'sessionOver' };
    if (!facts.tokenLive) return { kind: 'tokenDead' };
    return {
      kind: 'live',
      session: sessionOf(facts),
      activity: activityOf(facts, background, now),
    };
  };

/** Records the activity of sessions. Called after the response is sent, so that no caller waits for the write (SECURITY.md §2.1). */
export const noteActivity =
  ({ unitOfWork }: Pick<Ports, 'unitOfWork'>) =>
  ({ sessionIds, at }: Activity): Promise<void> =>
    unitOfWork.run(async (tx) => {
      for (const id of sessionIds) await tx.sessions.touch(id, at);
    });
