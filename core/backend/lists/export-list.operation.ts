import type { Document } from '../../documents/document.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { EXPORT_AT_ONCE, type ExportFormat } from '../../lists/list-query.schema.ts';
import { exportName, listTable, type ExportColumn } from '../../lists/list-table.rule.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Refusal } from '../refusal.ts';
import type { TableFiles } from './table-files.port.ts';

/** A file now, or the job that makes it in the background. */
export type ExportedList =
  | { readonly to: 'file'; readonly file: Document; readonly rows: number }
  | { readonly to: 'job'; readonly rows: number };

/** One list as it is taken away: what it is called, its columns, and its rows up to a number. */
export interface ListToExport<Row> {
  /** Begins the file's name. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** The filter in words, for the printed head. */
  readonly filter: string;
  readonly total: number;
  /** All rows of the filter, in its order. */
  readonly rows: () => Promise<readonly Row[]>;
}

/** Where exports of many rows go on (core/backend/jobs); answers false when there is no such place, and the list is refused with words. */
export type StartExport = () => Promise<boolean>;

const TOO_MANY: Refusal = {
  kind: 'unacceptable',
  message: `An export holds at most ${EXPORT_AT_ONCE.toLocaleString('en-US')} rows. Narrow the filter.`,
  code: 'tooManyRows',
};

/** What an export needs besides its rows: the transaction, the record, and the maker of files. */
export type ExportPorts = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'tableFiles'>;

/** Takes exactly the rows of a filter away, in the columns that are shown; more than 5,000 are a job's (domain guide 5.5). */
export const createExportList =
  ({ clock, tableFiles }: { readonly clock: Clock; readonly tableFiles: TableFiles }) =>
  async <Row>(
    list: ListToExport<Row>,
    wanted: { readonly columns: readonly string[] | null; readonly format: ExportFormat },
    start: StartExport = () => Promise.resolve(false),
  ): Promise<Result<ExportedList, Refusal>> => {
    if (list.total > EXPORT_AT_ONCE)
      return (await start()) ? ok({ to: 'job', rows: list.total }) : err(TOO_MANY);
    const rows = await list.rows();
    const table = listTable(list.columns, wanted.columns, rows);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const name = exportName(list.name, rows.length, day, wanted.format);
    const count = `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'row' : 'rows'}`;
    const line = [list.filter, count, day].filter((part) => part !== '').join(' · ');
    const bytes = await tableFiles[wanted.format]({ ...table, title: list.title, line });
    return ok({ to: 'file', file: { name, bytes }, rows: rows.length });
  };
