import { counted, grouped } from '../../kernel/counted.rule.ts';
import type { Document } from '../../documents/document.ts';
import { err, ok } from '../../kernel/result.ts';
import {
  EXPORT_AT_ONCE,
  type ExportFormat,
  type ListQuery,
} from '../../lists/list-query.schema.ts';
import { exportName, listTable, type ExportColumn } from '../../lists/list-table.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { letterheadFor } from '../documents/letterhead-of.operation.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal, Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Definition of a list that can be exported. */
export interface ListToExport<Row, Query> {
  /** Start of the file name. */
  readonly name: string;
  /** Title above the printed table. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Name of the export operation in the audit log. */
  readonly operation: string;
  /** Returns the parts of the query for the audit log and the printed header. Null parts are left out. */
  readonly auditFacts: (query: Query) => Readonly<Record<string, string | null>>;
  /** Returns at most `limit` rows that match the query, in order. */
  readonly rows: (
    tx: Transaction,
    query: Query,
    window: { readonly limit: number; readonly now: number },
  ) => Promise<readonly Row[]>;
  /** Number of the group whose letterhead is printed; the session's group by default. */
  readonly siteGroupNum?: number | null;
  /** True if a background job can export longer files of this list, as CSV. */
  readonly byJob?: true;
}

/** A requested export: query, column keys (null for all columns), and file format. */
export interface ExportRequest<Query> {
  readonly query: Query;
  readonly columns: readonly string[] | null;
  readonly format: ExportFormat;
}

export type ExportPorts = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'tableFiles'>;

const MOST = `${grouped(EXPORT_AT_ONCE)} rows`;

const tooMany = (printOnly: boolean): Refusal => ({
  kind: 'unacceptable',
  message: printOnly
    ? `A PDF can have at most ${MOST}. Export as CSV, or narrow the filter.`
    : `An export can have at most ${MOST}. Narrow the filter.`,
  code: 'tooManyRows',
});

/** Returns the non-null parts of a query, for the audit row. */
export const setParts = (
  parts: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, value]],
    ),
  );

/** Returns the audit facts of a list query: search and filters. */
export const queryFacts = ({
  search,
  filters,
}: Pick<ListQuery, 'search' | 'filters'>): Readonly<Record<string, string>> => ({
  ...filters,
  text: search.trim(),
});

/** Exports the rows that match a query, in the chosen columns, and audits the export (domain guide 5.5 "Export"). */
export const exportList =
  <Row, Query>({ unitOfWork, clock, tableFiles }: ExportPorts, list: ListToExport<Row, Query>) =>
  async (
    caller: SessionCaller,
    { query, columns, format }: ExportRequest<Query>,
  ): Reply<Document> => {
    const now = clock.now();
    const window = { limit: EXPORT_AT_ONCE + 1, now };
    const rows = await unitOfWork.read((tx) => list.rows(tx, query, window));
    if (rows.length > EXPORT_AT_ONCE) return err(tooMany(list.byJob === true && format === 'pdf'));
    const given = setParts(list.auditFacts(query));
    const day = new Date(now).toISOString().slice(0, 10);
    const count = counted(rows.length, 'row');
    const filter = Object.entries(given).map(([name, value]) => `${name} ${value}`);
    const line = [...(filter.length > 0 ? [filter.join(', ')] : []), count, day].join(' · ');
    const table = listTable(list.columns, columns, rows);
    const letterhead =
      format === 'pdf' ? await letterheadFor({ unitOfWork }, caller, list.siteGroupNum) : null;
    const bytes = await tableFiles[format]({ ...table, title: list.title, line, letterhead });
    await unitOfWork.run((tx) =>
      recordAudit(tx, { clock }, caller, {
        operation: list.operation,
        result: 'ok',
        detail: { ...given, format, rows: String(rows.length) },
      }),
    );
    return ok({ name: exportName(list.name, rows.length, day, format), bytes });
  };
