import { sql, type Selectable } from 'kysely';
import { referenceOf } from '#core/backend/intake/reference.rule.ts';
import type { ReportKey, SupportRepository } from '#core/backend/support.repository.port.ts';
import type { IntakeReport, IntakeStatus } from '#core/support/support.schema.ts';
import { isoInstant } from './instant.ts';
import type { SqlTransaction } from './schema.ts';
import type { IntakeTable } from './tables-intake.ts';

type Filter = Parameters<SupportRepository['reports']>[0];
type Row = Selectable<IntakeTable> & {
  readonly subject_name: string | null;
  readonly actor_name: string | null;
};

/** Shown for an account that was deleted since. */
const GONE = 'Deleted account';

const toReport = (row: Row): IntakeReport => ({
  reference: referenceOf(row.kind, row.num),
  kind: row.kind,
  status: row.status,
  summary: row.summary,
  rating: row.rating,
  text: row.text,
  route: row.route,
  appVersion: row.app_version,
  writtenBy: row.subject_name ?? GONE,
  actingStaff: row.actor_id === row.account_id ? null : (row.actor_name ?? GONE),
  siteGroupNum: row.site_group_num,
  createdAt: isoInstant(row.created_at),
  rev: row.rev,
});

const withNames = (tx: SqlTransaction) =>
  tx
    .selectFrom('intake')
    .leftJoin('portal_user as subject', 'subject.id', 'intake.account_id')
    .leftJoin('portal_user as actor', 'actor.id', 'intake.actor_id')
    .selectAll('intake')
    .select(['subject.name as subject_name', 'actor.name as actor_name']);

/** Reports of bugs and feedback, newest first, with how many the filter holds. */
export const listReports = async (
  tx: SqlTransaction,
  { kind, status, offset, limit }: Filter,
): ReturnType<SupportRepository['reports']> => {
  const wanted = sql<boolean>`
    (${kind}::text is null or intake.kind = ${kind}) and (${status}::text is null or intake.status = ${status})`;
  const { total } = await tx
    .selectFrom('intake')
    .select(sql<number>`count(*)`.as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  const rows = await withNames(tx)
    .where(wanted)
    .orderBy('intake.created_at', 'desc')
    .orderBy('intake.num', 'desc')
    .orderBy('intake.kind')
    .limit(limit)
    .offset(offset)
    .execute();
  return { reports: rows.map(toReport), total };
};

/** One report by its reference. */
export const findReport = async (
  tx: SqlTransaction,
  { kind, num }: ReportKey,
): Promise<IntakeReport | null> => {
  const row = await withNames(tx)
    .where('intake.kind', '=', kind)
    .where('intake.num', '=', num)
    .executeTakeFirst();
  return row ? toReport(row) : null;
};

/** One conditional statement; false when somebody was quicker. */
export const setReportStatus = async (
  tx: SqlTransaction,
  { kind, num }: ReportKey,
  status: IntakeStatus,
  rev: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('intake')
    .set((eb) => ({ status, rev: eb('rev', '+', 1) }))
    .where('kind', '=', kind)
    .where('num', '=', num)
    .where('rev', '=', rev)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
