import type { CodeDeparture } from '../../mfa/code-departure.schema.ts';
import type { ReportFormat } from '../../reports/report-row.schema.ts';
import type { ContactType } from '../../session/session-view.schema.ts';

/** What happened to the codes of a link. */
export interface CodesOfLink {
  readonly codeSentAt: number | null;
  /** Wrong codes in a row; a right one empties it. */
  readonly wrongCodes: number;
  /** No code is checked before; null or past is open. */
  readonly lockedUntil: number | null;
  /** When somebody asked for a new file last. */
  readonly askedAt: number | null;
}

/** A mailed link with what it leads to. */
export interface StoredReportLink extends CodesOfLink {
  readonly id: string;
  readonly reportId: string;
  /** Where the mail went, and its codes go. */
  readonly address: string;
  readonly report: LinkedFile;
  /** The person of the portal whose address it is, if exactly one has it. */
  readonly person: {
    readonly id: string;
    readonly phone: string | null;
    readonly isStaff: boolean;
  } | null;
}

/** What a link may tell of its report. */
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

/** What a right code left behind; only the hash of a token is kept. */
export interface ReportToken {
  readonly hash: string;
  readonly linkId: string;
  readonly type: ContactType;
  /** Where its code went; counts only while that is still the link's. */
  readonly value: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Codes and tokens of the links of mailed reports. */
export interface ReportCodeRepository {
  /** The link with its report and the person of its address; null for one that nobody made. */
  find(id: string): Promise<StoredReportLink | null>;
  /** The same where its report is one of these groups or below them; null elsewhere too. */
  findWithin(id: string, groups: readonly number[]): Promise<StoredReportLink | null>;
  /** The same as the first, locked for the transaction. */
  lock(id: string): Promise<StoredReportLink | null>;
  /** Writes what happened to its codes. */
  put(id: string, now: Partial<CodesOfLink>): Promise<void>;
  /** A code of this browser that can still be guessed: which contact it is for, and how far it came; null for none. */
  codeOut(
    id: string,
    browserId: string,
    now: number,
  ): Promise<{ readonly type: ContactType; readonly departure: CodeDeparture } | null>;
  /** Keeps a token, and drops those of the link whose time is over. */
  storeToken(token: ReportToken): Promise<void>;
  /** A token that counts at `now`; null for any other. */
  findToken(hash: string, now: number): Promise<ReportToken | null>;
  /** Addresses of those who can make a report of a link anew: who made it, else those of its group who see reports; at most 5. */
  makers(link: Pick<StoredReportLink, 'report'>): Promise<readonly string[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportCodes: ReportCodeRepository;
  }
}
