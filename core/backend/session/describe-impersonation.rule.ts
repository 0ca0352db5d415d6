import { isoInstant } from '../../kernel/instant.ts';
import type { ImpersonationSession } from '../../impersonation/impersonation-session.schema.ts';
import type { ActiveSession } from '../caller.ts';
import type { ImpersonationFacts, StoredImpersonation } from './impersonation.repository.port.ts';

/** The visit as the session it began carries it. */
export const carriedImpersonation = (
  facts: ImpersonationFacts,
): NonNullable<ActiveSession['impersonation']> => ({
  id: facts.id,
  mode: facts.mode,
  actorName: facts.actor.name,
  endsAt: facts.endsAt,
});

/** As many as one page of any list (SECURITY.md §2.17). */
export const NEWEST_IMPERSONATIONS = 200;

/** An impersonation as lists say it: one whose time is over has ended then, whether or not anybody noticed. */
export const describeImpersonation = (
  impersonation: StoredImpersonation,
  now: number,
): ImpersonationSession => {
  const expired = impersonation.endedAt === null && now >= impersonation.endsAt;
  const endedAt = expired ? impersonation.endsAt : impersonation.endedAt;
  return {
    id: impersonation.id,
    actorName: impersonation.actorName,
    subjectId: impersonation.subjectId,
    subjectName: impersonation.subjectName,
    subjectUsername: impersonation.subjectUsername,
    mode: impersonation.mode,
    reason: impersonation.reason,
    ticket: impersonation.ticket,
    startedAt: isoInstant(impersonation.startedAt),
    endsAt: isoInstant(impersonation.endsAt),
    endedAt: endedAt === null ? null : isoInstant(endedAt),
    endReason: expired ? 'expired' : impersonation.endReason,
  };
};
