/** A report link mailed to one recipient. */
export interface ReportLink {
  /** Random 256-bit id, used in the URL `/reports-download/{id}`. */
  readonly id: string;
  readonly reportId: string;
  readonly address: string;
  readonly createdAt: number;
  /** Time of the last e-mail, milliseconds UTC. */
  readonly sentAt: number;
}

/** Stores report links, one per report and recipient. */
export interface ReportLinkRepository {
  /** Stores a link for each address that has no link for the report. Returns the links of all addresses; existing links stay unchanged. */
  put(links: readonly ReportLink[]): Promise<readonly ReportLink[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportLinks: ReportLinkRepository;
  }
}
