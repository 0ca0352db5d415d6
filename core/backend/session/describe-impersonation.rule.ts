import { isoInstant } from '../../kernel/instant.ts';
import type { ImpersonationSession } from '../../impersonation/impersonation-session.schema.ts';
import type { ActiveSession } from '../caller.ts';
import type { ImpersonationFacts, StoredImpersonation } from './impersonation.repository.port.ts';

/** Returns the impersonation fields that its session shows to the browser. */
export const carriedImpersonation = (
  facts: ImpersonationFacts,
): NonNullable<ActiveSession['impersonation']> => ({
  id: facts.id,
  mode: facts.mode,
  actorName: facts.actor.name,
  endsAt: facts.endsAt,
});

/** Maximum number of impersonations in a list (SECURITY.md §2.17). */
export const NEWEST_IMPERSONATIONS = 200;

/** Returns an impersonation for the list. An expired impersonation is shown as ended at its time limit, even if no end was recorded. */
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
