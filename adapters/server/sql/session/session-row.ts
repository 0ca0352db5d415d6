import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { SessionRow } from '#core/backend/session/session.repository.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Demand } from '#core/permission/login-step.ts';
import { toRow } from '../row-names.ts';
import type { SessionTable } from './tables-sessions.ts';

/** Not ended, within the absolute and the idle limit; a condition for every WHERE, so that no statement can act for a dead session (SECURITY.md §2.1). */
export const liveSession = (now: number): RawBuilder<boolean> => sql<boolean>`
  (session.ended_at is null and session.absolute_end > ${now}::bigint
   and session.last_seen_at > ${now}::bigint - ${sql.lit(DURATIONS.sessionIdle)})`;

/** The open demands of a session in their order, as an array; JSON, because both engines' readers take far longer over an array of their own. */
export const openDemands = (sessionId: Expression<string>): RawBuilder<readonly Demand[]> =>
  sql<
    readonly Demand[]
  >`array_to_json(array(select demand from session_demand where session_id = ${sessionId} and not done order by position))`;

/** The contact a session is about to get, null when there is none. */
export const draftContactOf = ({
  draft_type: type,
  draft_value: value,
}: Pick<Selectable<SessionTable>, 'draft_type' | 'draft_value'>): SessionRow['draftContact'] =>
  type === null || value === null ? null : { type, value };

/** A stored session as the core sees it; a row may hold more, which is left out. */
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

/** A session to store. */
export const fromSessionRow = ({ draftContact, ...session }: SessionRow) => ({
  ...toRow(session),
  draft_type: draftContact?.type ?? null,
  draft_value: draftContact?.value ?? null,
});
