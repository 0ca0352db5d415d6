import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { SessionRow } from '#core/backend/session/session.repository.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Demand } from '#core/permission/login-step.ts';
import { toRow } from '../row-names.ts';
import type { SessionTable } from './tables-sessions.ts';

/**
 * SQL condition: true for a session that has not ended and is within its absolute and idle limits. Every session statement
 * must include this condition, so that no statement acts for a dead session (SECURITY.md §2.1).
 */
export const liveSession = (now: number): RawBuilder<boolean> => sql<boolean>`
  (session.ended_at is null and session.absolute_end > ${now}::bigint
   and session.last_seen_at > ${now}::bigint - ${sql.lit(DURATIONS.sessionIdle)})`;

/**
 * SQL expression: the pending steps of a session in order, as a JSON array. Both engines' drivers read JSON much faster
 * than an SQL array.
 */
export const openDemands = (sessionId: Expression<string>): RawBuilder<readonly Demand[]> =>
  sql<
    readonly Demand[]
  >`array_to_json(array(select demand from session_demand where session_id = ${sessionId} and not done order by position))`;

/** Returns the unverified contact method that the session is adding, or null. */
export const draftContactOf = ({
  draft_type: type,
  draft_value: value,
}: Pick<Selectable<SessionTable>, 'draft_type' | 'draft_value'>): SessionRow['draftContact'] =>
  type === null || value === null ? null : { type, value };

/** Converts a session row to a session of the core. */
export const toSessionRow = (row: Selectable<SessionTable>): SessionRow => {
  return {
    id: row.id,
    accountId: row.account_id,
    actorId: row.actor_id,
    application: row.application,
    variant: row.variant,
    stage: row.stage,
    authenticatedBy: row.authenticated_by,
    passwordEpoch: row.password_epoch,
    siteGroupNum: row.site_group_num,
    browserId: row.browser_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    absoluteEnd: row.absolute_end,
    mfaType: row.mfa_type,
    draftContact: draftContactOf(row),
    draftVerified: row.draft_verified,
    codeSentTo: row.code_sent_to,
    codeSentAt: row.code_sent_at,
    checkedAt: row.checked_at,
    userAgent: row.user_agent,
    address: row.address,
  };
};

/** Converts a session to a row to store. */
export const fromSessionRow = ({ draftContact, ...session }: SessionRow) => ({
  ...toRow(session),
  draft_type: draftContact?.type ?? null,
  draft_value: draftContact?.value ?? null,
});
