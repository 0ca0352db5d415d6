import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { CheckedRow, SpreadsheetRow, SpreadsheetRun } from './spreadsheet.schema.ts';

/** A spreadsheet with the choices for all of its rows. */
export interface WholeSpreadsheet {
  readonly branch: number | null;
  readonly templateId: string | null;
  readonly rows: readonly SpreadsheetRow[];
}

/** Spreadsheets of accounts at the provider (domain guide 6.18 "Bulk create"). */
export interface AccountSpreadsheetGateway {
  /** Returns the expected result for each row. Nothing is written. */
  check(sheet: WholeSpreadsheet): Answer<{ readonly rows: readonly CheckedRow[] }>;
  /** Stores the signed agreement of all accounts in the spreadsheet, under the id that the screen created. */
  attach(id: string, document: Document): Answer<{ readonly name: string; readonly size: number }>;
  /** Starts the job once for its id, even if sent again. `left` lists the line numbers that the check refused. */
  start(id: string, sheet: WholeSpreadsheet, left: readonly number[]): Answer<SpreadsheetRun>;
  read(id: string): Answer<SpreadsheetRun>;
  /** Returns the rows that did not become accounts, as a file. */
  refused(id: string): Answer<Document>;
}
