import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { SessionRow } from '#core/backend/session.repository.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Demand } from '#core/login/login-step.ts';
import { fromRow, toRow, without } from './row-names.ts';
import type { SessionTable } from './tables-sessions.ts';

/** Not ended, within the absolute and the idle limit; a condition for every WHERE, so that no statement can act for a dead session (SECURITY.md §2.1). */
export const liveSession = (now: number): RawBuilder<boolean> => sql<boolean>`
  (session.ended_at is null and session.absolute_end > ${now}::bigint
   and session.last_seen_at > ${now}::bigint - ${sql.lit(DURATIONS.sessionIdle)})`;

/** The open demands of a session in their order, as an array. */
export const openDemands = (sessionId: Expression<string>): RawBuilder<readonly Demand[]> =>
  sql<
    readonly Demand[]
  >`array(select demand from session_demand where session_id = ${sessionId} and not done order by position)`;

/** A stored session as the core sees it. */
export const toSessionRow = (row: Selectable<SessionTable>): SessionRow => {
  const own = fromRow(without(row, 'suspended_at', 'ended_at', 'end_reason'));
  const { draftType: type, draftValue: value, ...session } = own;
  return { ...session, draftContact: type === null || value === null ? null : { type, value } };
};

/** A session to store. */
export const fromSessionRow = ({ draftContact, ...session }: SessionRow) => ({
  ...toRow(session),
  draft_type: draftContact?.type ?? null,
  draft_value: draftContact?.value ?? null,
});
