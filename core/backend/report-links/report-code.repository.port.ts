import type { CodeDeparture } from '../../mfa/code-departure.schema.ts';
import type { ReportFormat } from '../../reports/report-row.schema.ts';
import type { ContactType } from '../../session/session-view.schema.ts';

/** The state of a link's codes. */
export interface CodesOfLink {
  readonly codeSentAt: number | null;
  /** Wrong codes in a row; a right one resets it. */
  readonly wrongCodes: number;
  /** No code is checked before this time; null or past means not locked. */
  readonly lockedUntil: number | null;
  /** The last time a reader requested a new file. */
  readonly askedAt: number | null;
}

/** A mailed link with its report. */
export interface StoredReportLink extends CodesOfLink {
  readonly id: string;
  readonly reportId: string;
  /** The address the mail was sent to, which also receives the codes. */
  readonly address: string;
  readonly report: LinkedFile;
  /** The portal user with this address, if exactly one has it. */
  readonly person: {
    readonly id: string;
    readonly phone: string | null;
    readonly isStaff: boolean;
  } | null;
}

/** The facts of a report that its link may show. */
export interface LinkedFile {
  readonly name: string;
  readonly kind: string;
  /** First and last day, `2026-03-12`. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly format: ReportFormat;
  readonly size: number;
  readonly siteGroupNum: number;
  readonly createdById: string;
  readonly state: 'open' | 'ready' | 'failed';
  readonly expiresAt: number | null;
  readonly deletedAt: number | null;
}

/** A token issued after a right code; only its hash is stored. */
export interface ReportToken {
  readonly hash: string;
  readonly linkId: string;
  readonly type: ContactType;
  /** The contact that received the code. The token is valid only while it belongs to the link. */
  readonly value: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Codes and tokens of the links of mailed reports. */
export interface ReportCodeRepository {
  /** Returns the link with its report and the person of its address; null for an unknown link. */
  find(id: string): Promise<StoredReportLink | null>;
  /** Returns the same only if its report belongs to one of these groups or below them; otherwise null. */
  findWithin(id: string, groups: readonly number[]): Promise<StoredReportLink | null>;
  /** Returns the same as `find`, locked for the transaction. */
  lock(id: string): Promise<StoredReportLink | null>;
  /** Stores the new state of its codes. */
  put(id: string, now: Partial<CodesOfLink>): Promise<void>;
  /** Returns this browser's code that can still be guessed, with its contact and sending state; null for none. */
  codeOut(
    id: string,
    browserId: string,
    now: number,
  ): Promise<{ readonly type: ContactType; readonly departure: CodeDeparture } | null>;
  /** Stores a token and deletes expired ones of the link. */
  storeToken(token: ReportToken): Promise<void>;
  /** Returns a token valid at `now`; null otherwise. */
  findToken(hash: string, now: number): Promise<ReportToken | null>;
  /**
   * Returns addresses of people who can make a link's report again: the person who made it, otherwise people of its group
   * who see reports; at most 5.
   */
  makers(link: Pick<StoredReportLink, 'report'>): Promise<readonly string[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportCodes: ReportCodeRepository;
  }
}
