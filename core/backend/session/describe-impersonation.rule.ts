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
  visit: StoredImpersonation,
  now: number,
): ImpersonationSession => {
  const expired = visit.endedAt === null && now >= visit.endsAt;
  const endedAt = expired ? visit.endsAt : visit.endedAt;
  return {
    id: visit.id,
    actorName: visit.actorName,
    subjectId: visit.subjectId,
    subjectName: visit.subjectName,
    subjectUsername: visit.subjectUsername,
    mode: visit.mode,
    reason: visit.reason,
    ticket: visit.ticket,
    startedAt: isoInstant(visit.startedAt),
    endsAt: isoInstant(visit.endsAt),
    endedAt: endedAt === null ? null : isoInstant(endedAt),
    endReason: expired ? 'expired' : visit.endReason,
  };
};
