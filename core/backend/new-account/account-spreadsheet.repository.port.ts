import type { SpreadsheetCells } from '../../new-account/spreadsheet.schema.ts';
import type { SiteTemplateContent } from '../../sites/site-template.schema.ts';
import type { StoredJob } from '../jobs/job.repository.port.ts';
import type { StoredAgreement } from './account-draft.repository.port.ts';

/** A copy of the template, stored with the spreadsheet so that later changes of the template do not affect it. */
export interface StoredTemplate {
  readonly name: string;
  readonly content: SiteTemplateContent;
}

/** A spreadsheet of accounts to create. Times are milliseconds UTC. */
export interface StoredSpreadsheet {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Number of the owner's active group. */
  readonly siteGroupNum: number;
  /** Number of the branch for rows that name no branch; null if none was chosen. */
  readonly branch: number | null;
  readonly template: StoredTemplate | null;
  /** File name of the agreement that covers all accounts; null before it is uploaded. */
  readonly agreementName: string | null;
  /** Id of the background job; null until the spreadsheet is started. */
  readonly jobId: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface StoredSpreadsheetRow {
  /** Position of the row among the stored rows, from 1. */
  readonly place: number;
  readonly line: number;
  /** Cells of the row without its codes. */
  readonly cells: SpreadsheetCells;
  /** The row's sealed codes; null without codes, and after the row was processed. */
  readonly sealed: string | null;
  /** Id of the row, used when its number is checked and its codes are sealed. */
  readonly rowId: string;
  readonly xmit: string;
  readonly outcome: 'created' | 'refused' | null;
  readonly problems: readonly string[];
  readonly siteNum: number | null;
}

export type RowOutcome = Pick<StoredSpreadsheetRow, 'outcome' | 'problems' | 'siteNum' | 'xmit'>;

/** Stores spreadsheets whose accounts are created in the background (domain guide 6.18 "Bulk create"). */
export interface AccountSpreadsheetRepository {
  /** Returns a spreadsheet; null if it does not exist or has expired. */
  find(id: string, now: number): Promise<StoredSpreadsheet | null>;
  /** Locks a spreadsheet until the transaction ends; null if it does not exist or has expired. */
  lock(id: string, now: number): Promise<StoredSpreadsheet | null>;
  /** Returns a spreadsheet with its job and its rows without codes, in one statement. */
  look(
    id: string,
    now: number,
  ): Promise<{
    readonly sheet: StoredSpreadsheet;
    readonly job: StoredJob | null;
    readonly rows: readonly StoredSpreadsheetRow[];
  } | null>;
  /** Stores a spreadsheet before it is started, and deletes the person's older ones. Returns false if the id belongs to another person. */
  begin(sheet: StoredSpreadsheet): Promise<boolean>;
  putAgreement(id: string, agreement: StoredAgreement): Promise<void>;
  /** Stores the rows and the choices for all rows when the spreadsheet is started. */
  start(sheet: StoredSpreadsheet, rows: readonly StoredSpreadsheetRow[]): Promise<void>;
  /** Returns the first waiting row after a position; null after the last one. */
  next(id: string, after: number): Promise<StoredSpreadsheetRow | null>;
  /** Returns the account numbers typed in the other waiting rows. */
  wanted(id: string, index: number): Promise<readonly string[]>;
  /** Stores the outcome of a row and deletes its codes. */
  finish(id: string, index: number, outcome: RowOutcome): Promise<void>;
  /** Copies the spreadsheet's agreement to the documents of a site. */
  copyAgreement(
    id: string,
    site: {
      readonly siteNum: number;
      readonly documentId: string;
      readonly by: string;
      readonly now: number;
    },
  ): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountSheets: AccountSpreadsheetRepository;
  }
}
