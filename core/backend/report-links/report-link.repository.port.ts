/** A link under which one recipient was mailed one report. */
export interface ReportLink {
  /** Random, 256 bits; `/reports-download/{id}` is its address. */
  readonly id: string;
  readonly reportId: string;
  readonly address: string;
  readonly createdAt: number;
  /** When it was mailed last. */
  readonly sentAt: number;
}

/** Links of mailed reports, one for each recipient of a report. */
export interface ReportLinkRepository {
  /** Keeps a link for each address that has none of this report yet; answers those of all the addresses, the older ones as they are. */
  put(links: readonly ReportLink[]): Promise<readonly ReportLink[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportLinks: ReportLinkRepository;
  }
}
