import { sql, type Selectable } from 'kysely';
import { referenceOf } from '#core/backend/intake/reference.rule.ts';
import type { ReportKey, SupportRepository } from '#core/backend/support.repository.port.ts';
import type { IntakeReport, IntakeStatus } from '#core/support/support.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { listConditions, listOrder, selectList, type ListSql } from './list-sql.ts';
import type { SqlTransaction } from './schema.ts';
import type { IntakeTable } from './tables-intake.ts';

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

const LIST: ListSql = {
  texts: [sql`intake.summary`, sql`subject.name`],
  filters: {
    kind: (kind) => sql`intake.kind = ${kind}`,
    status: (status) => sql`intake.status = ${status}`,
  },
  sorts: {
    report: sql`lower(intake.summary)`,
    kind: sql`intake.kind`,
    from: sql`lower(subject.name)`,
    written: sql`intake.created_at`,
    state: sql`case intake.status when 'New' then 1 when 'In progress' then 2 else 3 end`,
  },
  usual: sql`intake.created_at desc, intake.num desc`,
  key: sql`intake.kind`,
};

/** Reports of bugs and feedback, newest first unless sorted, with how many the filter holds. */
export const listReports = async (
  tx: SqlTransaction,
  { query, offset, limit }: Parameters<SupportRepository['reports']>[0],
): ReturnType<SupportRepository['reports']> => {
  const { rows, total } = await selectList(tx, {
    columns: sql<Row>`intake.*, subject.name as subject_name, actor.name as actor_name`,
    from: sql`intake left join portal_user subject on subject.id = intake.account_id
                     left join portal_user actor on actor.id = intake.actor_id`,
    where: listConditions(LIST, query),
    order: listOrder(LIST, query.sort),
    limit,
    offset,
  });
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
