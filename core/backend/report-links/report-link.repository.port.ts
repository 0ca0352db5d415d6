/** A link mailed to one recipient of one report. */
export interface ReportLink {
  /** Random, 256 bits; its address is `/reports-download/{id}`. */
  readonly id: string;
  readonly reportId: string;
  readonly address: string;
  readonly createdAt: number;
  /** Time of the last mail. */
  readonly sentAt: number;
}

/** Links of mailed reports, one for each recipient of a report. */
export interface ReportLinkRepository {
  /** Stores a link for each address that has none for this report yet. Returns the links of all addresses, existing ones unchanged. */
  put(links: readonly ReportLink[]): Promise<readonly ReportLink[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportLinks: ReportLinkRepository;
  }
}
