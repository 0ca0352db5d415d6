import { carriedImpersonation } from './describe-impersonation.rule.ts';
import { closeImpersonation } from './close-impersonation.operation.ts';
import { whyOver } from './check-impersonation.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { ActiveSession, Caller } from '../caller.ts';
import type { TokenFacts } from './session.repository.port.ts';
import { sessionAlive } from './session-alive.rule.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>;

/** Sessions that were used, to be noted once the answer is out. */
export interface Activity {
  readonly sessionIds: readonly string[];
  /** Milliseconds UTC. */
  readonly at: number;
}

/** What a bearer token stands for; `tokenDead` means the refresh cookie may still help: the token is old, its session went on under another id, or it waits (SECURITY.md §2.1, §2.9). */
export type Authentication =
  | {
      readonly kind: 'live';
      readonly session: ActiveSession;
      /** Null when it was noted lately, or the call keeps nobody awake. */
      readonly activity: Activity | null;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'tokenDead' }
  | { readonly kind: 'sessionOver' }
  /** The staff member behind it may go on as themselves. */
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

/** Checks the bearer token anew at every request by one statement, so that a removed right or a sign-out acts on the very next one (SECURITY.md §2.1). */
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
      // An end that nobody noticed is noted (SECURITY.md §2.9).
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

/** Keeps sessions awake that were used, once a minute at most; comes after the answer, so that nobody waits for it (SECURITY.md §2.1). */
export const noteActivity =
  ({ unitOfWork }: Pick<Ports, 'unitOfWork'>) =>
  ({ sessionIds, at }: Activity): Promise<void> =>
    unitOfWork.run(async (tx) => {
      for (const id of sessionIds) await tx.sessions.touch(id, at);
    });
