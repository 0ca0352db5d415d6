import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { CheckedRow, SpreadsheetRow, SpreadsheetRun } from './spreadsheet.schema.ts';

/** A spreadsheet with what is chosen for all of its rows. */
export interface WholeSpreadsheet {
  readonly branch: number | null;
  readonly templateId: string | null;
  readonly rows: readonly SpreadsheetRow[];
}

/** Spreadsheets of accounts at the provider (domain guide 6.18 "Bulk create"). */
export interface AccountSpreadsheetGateway {
  /** What would become of each row; nothing is written. */
  check(sheet: WholeSpreadsheet): Answer<{ readonly rows: readonly CheckedRow[] }>;
  /** The signed agreement of all of its accounts, under the id its screen made. */
  attach(id: string, document: Document): Answer<{ readonly name: string; readonly size: number }>;
  /** Once for its id, however often it is sent; `left` are lines that were refused when they were looked at. */
  start(id: string, sheet: WholeSpreadsheet, left: readonly number[]): Answer<SpreadsheetRun>;
  read(id: string): Answer<SpreadsheetRun>;
  /** The rows that became no account, as a file. */
  refused(id: string): Answer<Document>;
}
