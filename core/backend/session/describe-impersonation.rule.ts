import { isoInstant } from '../../kernel/instant.ts';
import type { ImpersonationSession } from '../../impersonation/impersonation-session.schema.ts';
import type { ActiveSession } from '../caller.ts';
import type { ImpersonationFacts, StoredImpersonation } from './impersonation.repository.port.ts';

/** Returns the impersonation in the form that its session carries. */
export const carriedImpersonation = (
  facts: ImpersonationFacts,
): NonNullable<ActiveSession['impersonation']> => ({
  id: facts.id,
  mode: facts.mode,
  actorName: facts.actor.name,
  endsAt: facts.endsAt,
});

/** The size of one page of any list (SECURITY.md §2.17). */
export const NEWEST_IMPERSONATIONS = 200;

/** Describes an impersonation for lists. One whose time is over counts as ended at that time, even if the end was not recorded. */
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
