import type { SpreadsheetCells } from '../../new-account/spreadsheet.schema.ts';
import type { SiteTemplateContent } from '../../sites/site-template.schema.ts';
import type { StoredJob } from '../jobs/job.repository.port.ts';
import type { StoredAgreement } from './account-draft.repository.port.ts';

/** The template of a run, stored with it so that later changes of the template do not affect it. */
export interface StoredTemplate {
  readonly name: string;
  readonly content: SiteTemplateContent;
}

/** A spreadsheet with accounts to create or already created; times are milliseconds UTC. */
export interface StoredSpreadsheet {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  /** The group its owner worked in. */
  readonly siteGroupNum: number;
  /** The branch that owns the account of a row without a branch. */
  readonly branch: number | null;
  readonly template: StoredTemplate | null;
  /** The signed agreement of all its accounts; null before it is uploaded. */
  readonly agreementName: string | null;
  /** Null until it is started. */
  readonly jobId: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** One row of a spreadsheet. */
export interface StoredSpreadsheetRow {
  /** Its position in the run, counted from 1. */
  readonly place: number;
  readonly line: number;
  /** Without its codes. */
  readonly cells: SpreadsheetCells;
  /** Its sealed codes. Null if it has none, and after it was created or refused. */
  readonly sealed: string | null;
  /** Identifies the row when its number is checked and its codes are sealed. */
  readonly rowId: string;
  readonly xmit: string;
  readonly outcome: 'created' | 'refused' | null;
  readonly problems: readonly string[];
  readonly siteNum: number | null;
}

/** The outcome of a row. */
export type RowOutcome = Pick<StoredSpreadsheetRow, 'outcome' | 'problems' | 'siteNum' | 'xmit'>;

/** Spreadsheets whose accounts are created in the background (domain guide 6.18 "Bulk create"). */
export interface AccountSpreadsheetRepository {
  /** Returns null for a spreadsheet that does not exist or has expired. */
  find(id: string, now: number): Promise<StoredSpreadsheet | null>;
  /** Returns the same, locked until the transaction ends. */
  lock(id: string, now: number): Promise<StoredSpreadsheet | null>;
  /** Returns a spreadsheet, its job and its rows without codes, in one statement. */
  look(
    id: string,
    now: number,
  ): Promise<{
    readonly sheet: StoredSpreadsheet;
    readonly job: StoredJob | null;
    readonly rows: readonly StoredSpreadsheetRow[];
  } | null>;
  /**
   * Stores a spreadsheet that is not started yet, and deletes the person's older ones. Returns false if the id belongs to
   * another person.
   */
  begin(sheet: StoredSpreadsheet): Promise<boolean>;
  putAgreement(id: string, agreement: StoredAgreement): Promise<void>;
  /** Stores what is started: the choices for all rows, and the rows. */
  start(sheet: StoredSpreadsheet, rows: readonly StoredSpreadsheetRow[]): Promise<void>;
  /** Returns the first waiting row after a position; null after the last. */
  next(id: string, after: number): Promise<StoredSpreadsheetRow | null>;
  /** Returns the account numbers typed in other waiting rows. */
  wanted(id: string, index: number): Promise<readonly string[]>;
  /** Stores the outcome of a row and deletes its codes. */
  finish(id: string, index: number, outcome: RowOutcome): Promise<void>;
  /** Copies the agreement of a spreadsheet to the documents of a site. */
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
