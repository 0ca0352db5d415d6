import { sql, type Selectable } from 'kysely';
import { referenceOf } from '#core/backend/intake/read-reference.rule.ts';
import type { SupportRepository } from '#core/backend/support/support.repository.port.ts';
import type { IntakeReport } from '#core/support/supported-users.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { listConditions, listOrder, selectList, type ListSql } from '../list-sql.ts';
import { fromRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type { IntakeTable } from '../tables-records.ts';

type Row = Selectable<IntakeTable> & {
  readonly subject_name: string | null;
  readonly actor_name: string | null;
  readonly site_name: string | null;
  readonly answerer_name: string | null;
};

/** Name shown for a deleted account. */
const GONE = 'Deleted account';

const toReport = (row: Row): IntakeReport => {
  const found = fromRow(row);
  const { accountId, actorId, subjectName, actorName, num, createdAt } = found;
  const { siteNum, siteName, answer, answeredAt, answererName } = found;
  const { kind, status, summary, rating, text, route, appVersion, siteGroupNum, rev } = found;
  return {
    kind,
    status,
    summary,
    rating,
    text,
    route,
    appVersion,
    siteGroupNum,
    rev,
    reference: referenceOf(kind, num),
    writtenBy: subjectName ?? GONE,
    actingStaff: actorId === accountId ? null : (actorName ?? GONE),
    createdAt: isoInstant(createdAt),
    site: siteNum === null || siteName === null ? null : { siteNum, siteName },
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, by: answererName ?? GONE, at: isoInstant(answeredAt) },
  };
};

const COLUMNS = sql<Row>`intake.*, subject.name as subject_name, actor.name as actor_name,
  site.name as site_name, answerer.name as answerer_name`;

const FROM = sql`intake left join portal_user subject on subject.id = intake.account_id
                        left join portal_user actor on actor.id = intake.actor_id
                        left join site on site.num = intake.site_num
                        left join portal_user answerer on answerer.id = intake.answered_by`;

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

/** SQL repository of the bug reports and feedback that Support reads. */
export const sqlReports = (
  tx: SqlTransaction,
): Pick<SupportRepository, 'reports' | 'findReport' | 'setReportStatus'> => ({
  reports: async ({ query, offset, limit }) => {
    const { rows, total } = await selectList(tx, {
      columns: COLUMNS,
      from: FROM,
      where: listConditions(LIST, query),
      order: listOrder(LIST, query.sort),
      limit,
      offset,
    });
    return { reports: rows.map(toReport), total };
  },

  findReport: async ({ kind, num }) => {
    const { rows } = await sql<Row>`
      select ${COLUMNS} from ${FROM} where intake.kind = ${kind} and intake.num = ${num}`.execute(
      tx,
    );
    return rows[0] === undefined ? null : toReport(rows[0]);
  },

  setReportStatus: async ({ kind, num }, status, rev) => {
    const { numUpdatedRows } = await tx
      .updateTable('intake')
      .set((eb) => ({ status, rev: eb('rev', '+', 1) }))
      .where('kind', '=', kind)
      .where('num', '=', num)
      .where('rev', '=', rev)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },
});
