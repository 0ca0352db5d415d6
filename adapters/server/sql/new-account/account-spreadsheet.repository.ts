import { sql, type Selectable } from 'kysely';
import type {
  AccountSpreadsheetRepository,
  StoredSpreadsheet,
  StoredSpreadsheetRow,
} from '#core/backend/new-account/account-spreadsheet.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import { toJob } from '../jobs/job.repository.ts';
import { jsonText } from '../json-text.ts';
import { fromRow, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type {
  AccountSpreadsheetRowTable,
  AccountSpreadsheetTable,
} from './tables-account-spreadsheets.ts';
import type { JobTable } from '../tables-records.ts';

type SpreadsheetColumns = Omit<
  Selectable<AccountSpreadsheetTable>,
  'agreement_bytes' | 'agreement_digest'
>;
type RowColumns = Omit<Selectable<AccountSpreadsheetRowTable>, 'sheet_id'>;

const COLUMNS = [
  ...(['id', 'owner_id', 'owner_name', 'site_group_num', 'branch', 'template'] as const),
  ...(['agreement_name', 'job_id', 'created_at', 'expires_at'] as const),
] as const;

const spreadsheetOf = (row: SpreadsheetColumns): StoredSpreadsheet => fromRow(row);
const rowOf = (row: RowColumns): StoredSpreadsheetRow => fromRow(row);

const sheets = (tx: SqlTransaction, id: string, now: number) =>
  tx.selectFrom('account_sheet').select(COLUMNS).where('id', '=', id).where('expires_at', '>', now);

const found = (row: SpreadsheetColumns | undefined): StoredSpreadsheet | null =>
  row === undefined ? null : spreadsheetOf(row);

interface SeenRow {
  readonly sheet: SpreadsheetColumns | null;
  readonly job: Selectable<JobTable> | null;
  readonly rows: readonly Omit<RowColumns, 'sealed'>[];
}

const look = async (
  tx: SqlTransaction,
  id: string,
  now: number,
): ReturnType<AccountSpreadsheetRepository['look']> => {
  const { rows } = await sql<SeenRow>`
    select (select to_json(said) from (${sheets(tx, id, now)}) as said) as sheet,
           (select to_json(job) from job join account_sheet on account_sheet.job_id = job.id::text
             where account_sheet.id = ${id}::uuid) as job,
           (select coalesce(json_agg(one order by place), '[]') from (
              select place, line, cells, row_id, xmit, outcome, problems, site_num
                from account_sheet_row where sheet_id = ${id}::uuid) as one) as rows`.execute(tx);
  const [row] = rows;
  if (row === undefined || row.sheet === null) return null;
  return {
    sheet: spreadsheetOf(row.sheet),
    job: row.job === null ? null : toJob(row.job),
    rows: row.rows.map((one) => rowOf({ ...one, sealed: null })),
  };
};

/** SQL repository of account spreadsheets. A row with an outcome is finished and stores no code. */
export const sqlAccountSpreadsheetRepository = (
  tx: SqlTransaction,
): AccountSpreadsheetRepository => ({
  find: async (id, now) => found(await sheets(tx, id, now).executeTakeFirst()),

  lock: async (id, now) => found(await sheets(tx, id, now).forUpdate().executeTakeFirst()),

  look: (id, now) => look(tx, id, now),

  begin: async (sheet) => {
    await tx
      .deleteFrom('account_sheet')
      .where('owner_id', '=', sheet.ownerId)
      .where('job_id', 'is', null)
      .where('id', '<>', sheet.id)
      .execute();
    const { rows } = await sql`
      insert into account_sheet (id, owner_id, owner_name, site_group_num, created_at, expires_at)
      values (${sheet.id}::uuid, ${sheet.ownerId}, ${sheet.ownerName}, ${sheet.siteGroupNum}::int,
              ${sheet.createdAt}::bigint, ${sheet.expiresAt}::bigint)
      on conflict (id) do update set expires_at = excluded.expires_at
       where account_sheet.owner_id = excluded.owner_id and account_sheet.job_id is null
         and account_sheet.site_group_num = excluded.site_group_num
      returning id`.execute(tx);
    return rows.length > 0;
  },

  putAgreement: async (id, { bytes, digest, name }) => {
    await tx
      .updateTable('account_sheet')
      .set({ agreement_name: name, agreement_bytes: bytes, agreement_digest: digest })
      .where('id', '=', id)
      .execute();
  },

  start: async ({ branch, expiresAt, id, jobId, template }, rows) => {
    await tx
      .updateTable('account_sheet')
      .set({
        branch,
        job_id: jobId,
        expires_at: expiresAt,
        template: template === null ? null : jsonText(template),
      })
      .where('id', '=', id)
      .execute();
    await insertRows(
      tx,
      'account_sheet_row',
      rows.map(({ cells, problems, ...row }) => ({
        ...toRow(row),
        sheet_id: id,
        cells: jsonText(cells),
        problems: jsonText(problems),
      })),
    );
  },

  next: async (id, after) => {
    const row = await tx
      .selectFrom('account_sheet_row')
      .selectAll()
      .where('sheet_id', '=', id)
      .where('place', '>', after)
      .where('outcome', 'is', null)
      .orderBy('place')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : rowOf(without(row, 'sheet_id'));
  },

  wanted: async (id, index) => {
    const { rows } = await sql<{ xmit: string }>`
      select upper(regexp_replace(said.xmit, '\\s+', '', 'g')) as xmit
        from account_sheet_row, lateral (values (cells ->> 'xmit'), (cells ->> 'xmit2')) as said (xmit)
       where sheet_id = ${id}::uuid and place <> ${index}::int and outcome is null
         and said.xmit is not null and btrim(said.xmit) <> ''`.execute(tx);
    return rows.map(({ xmit }) => xmit);
  },

  finish: async (id, index, { outcome, problems, siteNum, xmit }) => {
    await tx
      .updateTable('account_sheet_row')
      .set({
        outcome,
        site_num: siteNum,
        xmit,
        sealed: null,
        problems: jsonText(problems),
      })
      .where('sheet_id', '=', id)
      .where('place', '=', index)
      .execute();
  },

  copyAgreement: async (id, { by, documentId, now, siteNum }) => {
    await sql`
      insert into site_document (id, site_num, name, bytes, size, digest, stored_by, stored_at)
      select ${documentId}::uuid, ${siteNum}::int, agreement_name, agreement_bytes,
             length(agreement_bytes), agreement_digest, ${by}, ${now}::bigint
        from account_sheet where id = ${id}::uuid`.execute(tx);
  },
});
