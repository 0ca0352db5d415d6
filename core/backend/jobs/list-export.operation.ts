import { csvText } from '../../kernel/csv-text.rule.ts';
import { listTable, type ExportColumn } from '../../lists/list-table.rule.ts';
import type { Access } from '../../permission/access.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { JobKind, JobWork } from './job-kind.ts';

/** Rows of one step: some ten milliseconds on the embedded engine, which works on nothing else meanwhile. */
export const STEP_ROWS = 500;

/** Keys of the columns a person chose; null, or a job from before there was a choice, means all. */
export interface WantedColumns {
  readonly columns?: readonly string[] | null;
}

/** A list as a job takes it away, page by page in an order that new rows do not disturb. */
export interface ListExport<Row, Parameters extends WantedColumns, Cursor extends string | number> {
  readonly name: string;
  readonly access: Access;
  /** Those of every such file, or what they are for one job: times are told by the clocks of sites. */
  readonly columns:
    | readonly ExportColumn<Row>[]
    | ((parameters: Parameters, work: JobWork) => readonly ExportColumn<Row>[]);
  /** At most `limit` rows behind `after`, null begins. */
  readonly rows: (
    tx: Transaction,
    parameters: Parameters,
    window: { readonly after: Cursor | null; readonly limit: number },
  ) => Promise<readonly Row[]>;
  /** By which the rows behind this one are found. */
  readonly cursor: (row: Row) => Cursor;
}

/** The kind of job that makes a CSV file of a list, 500 rows a step; a PDF needs all its rows at once and is no job's (domain guide 5.5 "Export"). */
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
