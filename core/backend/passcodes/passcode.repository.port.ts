import type { KnownCode } from '../../passcodes/passcode.ts';

/** A code on file as a given one is compared with it; the account passcode is compared by its hash. */
export interface StoredCode extends KnownCode {
  /** Null for the account passcode of old, of which there is only a hash: set anew to reveal. */
  readonly fingerprint: string | null;
}

/** All codes of a site, and what they are checked by. */
export interface SiteCodes {
  readonly timeZone: string;
  /** Hash of the account passcode; null without one. */
  readonly accountHash: string | null;
  readonly codes: readonly StoredCode[];
}

/** Spoken codes (domain guide 6.4); they stand apart from what lists and searches read, sealed for their row. */
export interface PasscodeRepository {
  /** Null for a site that is not there. */
  codesOf(siteNum: number): Promise<SiteCodes | null>;
  /** Notes that a code was given and was right, milliseconds UTC. */
  noteVerified(code: Pick<KnownCode, 'of' | 'id'>, at: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly passcodes: PasscodeRepository;
  }
}
