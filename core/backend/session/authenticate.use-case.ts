import { closeImpersonation } from '../impersonation/end-visit.operation.ts';
import { whyOver } from '../impersonation/judge-impersonation.rule.ts';
import type { ImpersonationFacts } from '../impersonation.repository.port.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { ActiveSession, Caller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { sessionAlive } from './session-alive.rule.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>;

/** What a bearer token stands for; `tokenDead` means the refresh cookie may still help: the token is old, its session went on under another id, or it waits (SECURITY.md §2.1, §2.9). */
export type Authentication =
  | { readonly kind: 'live'; readonly session: ActiveSession }
  | { readonly kind: 'none' }
  | { readonly kind: 'tokenDead' }
  | { readonly kind: 'sessionOver' }
  /** The staff member behind it may go on as themselves. */
  | { readonly kind: 'impersonationOver' };

const TOUCH_EVERY_MS = 60000;

/** Judges the bearer token anew at every request, so that a removed right or a sign-out acts on the very next one (SECURITY.md §2.1). */
export const authenticate =
  (ports: Ports) =>
  async (
    caller: Caller,
    input: { readonly token: string | null; readonly background: boolean },
  ): Promise<Authentication> => {
    const { token } = input;
    if (token === null) return { kind: 'none' };
    const { clock, secrets, unitOfWork } = ports;
    const now = clock.now();
    return unitOfWork.run(async (tx) => {
      const found = await tx.sessions.findByToken(secrets.digest(token), now);
      if (found === null) return { kind: 'tokenDead' };
      const { row, demands } = found;
      if ((found.continued || found.suspended) && row.variant === caller.variant)
        return { kind: 'tokenDead' };
      const account = await tx.accounts.findById(row.accountId);
      const alive = found.sessionLive && sessionAlive(row, account, now);
      if (row.variant !== caller.variant) return { kind: 'sessionOver' };
      const visit =
        row.authenticatedBy === 'impersonation'
          ? await tx.impersonations.find({ by: 'session', sessionId: row.id })
          : null;
      if (visit !== null && !(await goesOn(ports, tx, caller, visit, alive)))
        return { kind: 'impersonationOver' };
      if (!alive) return { kind: 'sessionOver' };
      if (!found.tokenLive) return { kind: 'tokenDead' };
      const allowedGroups = await tx.accounts.allowedGroups(row.accountId);
      const permissions = await tx.accounts.permissions(row.accountId);
      if (!input.background && now - row.lastSeenAt >= TOUCH_EVERY_MS) {
        await tx.sessions.touch(row.id, now);
        if (visit !== null) await tx.sessions.touch(visit.staffSessionId, now);
      }
      const { id, accountId, actorId, application, variant, stage, siteGroupNum } = row;
      return {
        kind: 'live',
        session: {
          id,
          accountId,
          actorId,
          application,
          variant,
          stage,
          siteGroupNum,
          demands,
          allowedGroups,
          permissions,
          impersonation: visit && {
            id: visit.id,
            mode: visit.mode,
            actorName: visit.actor.name,
            endsAt: visit.endsAt,
          },
        },
      };
    });
  };

/** Asked at every request: time, rights of the staff member, both sessions; an end that nobody noticed is noted (SECURITY.md §2.9). */
const goesOn = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  visit: ImpersonationFacts,
  alive: boolean,
): Promise<boolean> => {
  const why = whyOver(visit, ports.clock.now()) ?? (alive ? null : 'subjectSessionOver');
  if (why === null) return true;
  if (visit.endedAt === null) await closeImpersonation(tx, ports, caller, visit, why);
  return false;
};
