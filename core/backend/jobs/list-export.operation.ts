import { csvText } from '../../kernel/csv-text.rule.ts';
import { listTable, type ExportColumn } from '../../lists/list-table.rule.ts';
import type { Access } from '../../permission/access.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { JobKind, JobWork } from './job-kind.ts';

/** Rows per step: some ten milliseconds on the embedded engine, which does nothing else in the meantime. */
export const STEP_ROWS = 500;

/** Keys of the columns a person chose. Null means all columns, and so does an older job without the field. */
export interface WantedColumns {
  readonly columns?: readonly string[] | null;
}

/** A list exported by a job, page by page, in an order that new rows do not disturb. */
export interface ListExport<Row, Parameters extends WantedColumns, Cursor extends string | number> {
  readonly name: string;
  readonly access: Access;
  /** The columns of every such file, or a function of the job, for times in a site's time zone. */
  readonly columns:
    | readonly ExportColumn<Row>[]
    | ((parameters: Parameters, work: JobWork) => readonly ExportColumn<Row>[]);
  /** Returns at most `limit` rows after `after`; null starts at the beginning. */
  readonly rows: (
    tx: Transaction,
    parameters: Parameters,
    window: { readonly after: Cursor | null; readonly limit: number },
  ) => Promise<readonly Row[]>;
  /** Returns the cursor from which the rows after this one are found. */
  readonly cursor: (row: Row) => Cursor;
}

/**
 * Defines a kind of job that writes a list as CSV, 500 rows per step. A PDF needs all its rows at once, so jobs cannot
 * make one (domain guide 5.5 "Export").
 */
export const listExport = <Row, Parameters extends WantedColumns, Cursor extends string | number>(
  list: ListExport<Row, Parameters, Cursor>,
): JobKind<Parameters, Cursor> => ({
  name: list.name,
  access: list.access,
  step: async (tx, parameters, checkpoint, work) => {
    const window = { after: checkpoint, limit: STEP_ROWS };
    const rows = await list.rows(tx, parameters, window);
    const last = rows.at(-1);
    const { columns } = list;
    const made = typeof columns === 'function' ? columns(parameters, work) : columns;
    const table = listTable(made, parameters.columns ?? null, rows);
    const part = csvText(checkpoint === null ? table.head : null, table.rows);
    return {
      checkpoint: last === undefined || rows.length < STEP_ROWS ? null : list.cursor(last),
      rows: rows.length,
      part,
    };
  },
});
