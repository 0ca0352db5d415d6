/** A stored gate code, sealed for its row. */
export interface SealedGateCode {
  readonly id: string;
  readonly sealed: string;
}

/** Repository of gate codes, which are stored apart from the data that screens and searches read (domain guide 5.7). */
export interface GateCodeRepository {
  find(siteNum: number): Promise<SealedGateCode | null>;
  /** Stores the gate code of a site. A site's existing code is replaced under the same id. */
  put(
    code: SealedGateCode & {
      readonly siteNum: number;
      readonly by: string;
      /** Current time in milliseconds UTC. */
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
