import type { SpreadsheetCells } from '../../new-account/spreadsheet.schema.ts';
import type { SiteTemplateContent } from '../../sites/site-template.schema.ts';
import type { StoredJob } from '../jobs/job.repository.port.ts';
import type { StoredAgreement } from './account-draft.repository.port.ts';

/** What a run begins from, kept with it so that it goes on however the template is changed. */
export interface StoredTemplate {
  readonly name: string;
  readonly content: SiteTemplateContent;
}

/** A spreadsheet whose accounts are created, or will be; times are milliseconds UTC. */
export interface StoredSpreadsheet {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  /** The group its owner worked in. */
  readonly siteGroupNum: number;
  /** Owns the account of a row that names no branch. */
  readonly branch: number | null;
  readonly template: StoredTemplate | null;
  /** The signed agreement all of its accounts begin with; null before it is uploaded. */
  readonly agreementName: string | null;
  /** Null until it is started. */
  readonly jobId: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** One row of it. */
export interface StoredSpreadsheetRow {
  /** Its place in the run, counted from 1. */
  readonly place: number;
  readonly line: number;
  /** Without its codes. */
  readonly cells: SpreadsheetCells;
  /** Its codes, sealed; null where it has none, and once it is created or refused. */
  readonly sealed: string | null;
  /** Names the row where its number is checked and its codes are sealed. */
  readonly rowId: string;
  readonly xmit: string;
  readonly outcome: 'created' | 'refused' | null;
  readonly problems: readonly string[];
  readonly siteNum: number | null;
}

/** What became of a row. */
export type RowOutcome = Pick<StoredSpreadsheetRow, 'outcome' | 'problems' | 'siteNum' | 'xmit'>;

/** Spreadsheets of accounts that are created in the background (domain guide 6.18 "Bulk create"). */
export interface AccountSpreadsheetRepository {
  /** Null for one that is not there, or is over. */
  find(id: string, now: number): Promise<StoredSpreadsheet | null>;
  /** The same, locked until the transaction ends. */
  lock(id: string, now: number): Promise<StoredSpreadsheet | null>;
  /** By one statement: a spreadsheet, its job and its rows, without their codes. */
  look(
    id: string,
    now: number,
  ): Promise<{
    readonly sheet: StoredSpreadsheet;
    readonly job: StoredJob | null;
    readonly rows: readonly StoredSpreadsheetRow[];
  } | null>;
  /** Keeps a spreadsheet nobody has started; the person's older ones of that kind go. False where the id is somebody else's. */
  begin(sheet: StoredSpreadsheet): Promise<boolean>;
  putAgreement(id: string, agreement: StoredAgreement): Promise<void>;
  /** Writes what is started: what is chosen for all rows, and the rows. */
  start(sheet: StoredSpreadsheet, rows: readonly StoredSpreadsheetRow[]): Promise<void>;
  /** The first row behind a place that waits; null behind the last. */
  next(id: string, after: number): Promise<StoredSpreadsheetRow | null>;
  /** Account numbers that other rows which wait have typed. */
  wanted(id: string, index: number): Promise<readonly string[]>;
  /** Writes what became of a row; its codes go. */
  finish(id: string, index: number, outcome: RowOutcome): Promise<void>;
  /** Puts the agreement of a spreadsheet to the documents of a site. */
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
