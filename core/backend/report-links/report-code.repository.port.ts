import type { CodeDeparture } from '../../mfa/code-departure.schema.ts';
import type { ReportFormat } from '../../reports/report-row.schema.ts';
import type { ContactType } from '../../session/session-view.schema.ts';

/** The code state of a report link. */
export interface CodesOfLink {
  readonly codeSentAt: number | null;
  /** Number of consecutive wrong codes; a correct code resets the number to 0. */
  readonly wrongCodes: number;
  /** Time until which no code is checked; null or past if the link is not locked. */
  readonly lockedUntil: number | null;
  /** Last time a reader requested a new file; null if never. */
  readonly askedAt: number | null;
}

export interface StoredReportLink extends CodesOfLink {
  readonly id: string;
  readonly reportId: string;
  /** The address that the link was mailed to; it also receives the codes. */
  readonly address: string;
  readonly report: LinkedFile;
  /** The portal user with this address; null unless exactly one user has it. */
  readonly person: {
    readonly id: string;
    readonly phone: string | null;
    readonly isStaff: boolean;
  } | null;
}

/** The facts about a report that its link may show. */
export interface LinkedFile {
  readonly name: string;
  readonly kind: string;
  /** First day of the report, such as `2026-03-12`. */
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

/** A token issued after a correct code. Only its hash is stored. */
export interface ReportToken {
  readonly hash: string;
  readonly linkId: string;
  readonly type: ContactType;
  /** The contact that received the code. The token is valid only while this contact belongs to the link. */
  readonly value: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Stores codes and tokens of report links. */
export interface ReportCodeRepository {
  /** Returns a link with its report and the portal user who has its address; null for an unknown link. */
  find(id: string): Promise<StoredReportLink | null>;
  /** Returns a link only if its report belongs to one of these groups or their branches; otherwise null. */
  findWithin(id: string, groups: readonly number[]): Promise<StoredReportLink | null>;
  /** Locks a link until the transaction ends; null for an unknown link. */
  lock(id: string): Promise<StoredReportLink | null>;
  /** Stores the changed code state of a link. */
  put(id: string, now: Partial<CodesOfLink>): Promise<void>;
  /** Returns the browser's open code for a link, with its contact and delivery state; null if there is none. */
  codeOut(
    id: string,
    browserId: string,
    now: number,
  ): Promise<{ readonly type: ContactType; readonly departure: CodeDeparture } | null>;
  /** Stores a token, and deletes the link's expired tokens. */
  storeToken(token: ReportToken): Promise<void>;
  /** Returns a token valid at `now`; null otherwise. */
  findToken(hash: string, now: number): Promise<ReportToken | null>;
  /**
   * Returns addresses of at most 5 people who can run the report again: the person who ran it, otherwise people of its
   * group who see reports.
   */
  makers(link: Pick<StoredReportLink, 'report'>): Promise<readonly string[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportCodes: ReportCodeRepository;
  }
}
