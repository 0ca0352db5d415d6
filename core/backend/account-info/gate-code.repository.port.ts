/** A gate code as stored: sealed for its row. */
export interface SealedGateCode {
  readonly id: string;
  readonly sealed: string;
}

/** Gate codes of sites, stored apart from the data that screens and searches read (domain guide 5.7). */
export interface GateCodeRepository {
  find(siteNum: number): Promise<SealedGateCode | null>;
  /** Sets the code of a site: the first one, or a new one under the same id. */
  put(
    code: SealedGateCode & {
      readonly siteNum: number;
      readonly by: string;
      /** Milliseconds UTC. */
      readonly now: number;
    },
  ): Promise<void>;
  remove(siteNum: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly gateCodes: GateCodeRepository;
  }
}
