import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { CheckedRow, SheetRow, SheetRun } from './account-sheet.schema.ts';

/** A sheet with what is chosen for all of its rows. */
export interface WholeSheet {
  readonly branch: number | null;
  readonly templateId: string | null;
  readonly rows: readonly SheetRow[];
}

/** Sheets of accounts at the provider (domain guide 6.18 "Bulk create"). */
export interface AccountSheetGateway {
  /** What would become of each row; nothing is written. */
  check(sheet: WholeSheet): Answer<{ readonly rows: readonly CheckedRow[] }>;
  /** The signed agreement of all of its accounts, under the id its screen made. */
  attach(id: string, document: Document): Answer<{ readonly name: string; readonly size: number }>;
  /** Once for its id, however often it is sent; `left` are lines that were refused when they were looked at. */
  start(id: string, sheet: WholeSheet, left: readonly number[]): Answer<SheetRun>;
  read(id: string): Answer<SheetRun>;
  /** The rows that became no account, as a file. */
  refused(id: string): Answer<Document>;
}
