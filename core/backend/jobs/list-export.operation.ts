import { csvText } from '../../kernel/csv-text.rule.ts';
import { listTable, type ExportColumn } from '../../lists/list-table.rule.ts';
import type { Access } from '../../permission/access.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { JobKind, JobWork } from './job-kind.ts';

/** Number of rows per step. The embedded database engine blocks for some tens of milliseconds during a step. */
export const STEP_ROWS = 500;

/** Keys of the chosen columns. Null or absent means all columns; older stored jobs lack the field. */
export interface WantedColumns {
  readonly columns?: readonly string[] | null;
}

/** A list that a job exports page by page. New rows must not change the order of the existing rows. */
export interface ListExport<Row, Parameters extends WantedColumns, Cursor extends string | number> {
  readonly name: string;
  readonly access: Access;
  /** The columns of the file. A function receives the job's parameters, for example to format times in a site's time zone. */
  readonly columns:
    | readonly ExportColumn<Row>[]
    | ((parameters: Parameters, work: JobWork) => readonly ExportColumn<Row>[]);
  /** Returns at most `limit` rows after the cursor `after`; null starts at the beginning. */
  readonly rows: (
    tx: Transaction,
    parameters: Parameters,
    window: { readonly after: Cursor | null; readonly limit: number },
  ) => Promise<readonly Row[]>;
  /** Returns the cursor of a row, from which the next page starts. */
  readonly cursor: (row: Row) => Cursor;
}

/** Defines a kind of job that writes a list as CSV, 500 rows per step (domain guide 5.5 "Export"). PDF is not supported. */
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
