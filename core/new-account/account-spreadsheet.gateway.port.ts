import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { CheckedRow, SpreadsheetRow, SpreadsheetRun } from './spreadsheet.schema.ts';

/** A spreadsheet with the settings that apply to all of its rows. */
export interface WholeSpreadsheet {
  readonly branch: number | null;
  readonly templateId: string | null;
  readonly rows: readonly SpreadsheetRow[];
}

/** The provider's operations for spreadsheets of new accounts (domain guide 6.18 "Bulk create"). */
export interface AccountSpreadsheetGateway {
  /** Returns the expected result for each row without writing anything. */
  check(sheet: WholeSpreadsheet): Answer<{ readonly rows: readonly CheckedRow[] }>;
  /** Stores the signed agreement of all accounts in the spreadsheet. The screen creates `id`. */
  attach(id: string, document: Document): Answer<{ readonly name: string; readonly size: number }>;
  /** Starts the job. Repeating the call with the same `id` has no further effect. `left` contains line numbers of rows to skip. */
  start(id: string, sheet: WholeSpreadsheet, left: readonly number[]): Answer<SpreadsheetRun>;
  read(id: string): Answer<SpreadsheetRun>;
  /** Returns the rows that did not become accounts, as a file. */
  refused(id: string): Answer<Document>;
}
