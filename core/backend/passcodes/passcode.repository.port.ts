import type { KnownCode } from '../../passcodes/passcode.ts';

/** A stored code in the form needed to compare a given code with it. The account passcode is compared by its hash. */
export interface StoredCode extends KnownCode {
  /** Null for an old account passcode that is stored only as a hash; it must be reset before it can be revealed. */
  readonly fingerprint: string | null;
}

/** All codes of a site, with the data to check them. */
export interface SiteCodes {
  readonly timeZone: string;
  /** Hash of the account passcode; null without one. */
  readonly accountHash: string | null;
  readonly codes: readonly StoredCode[];
}

/** Spoken codes (domain guide 6.4). They are stored apart from the data of lists and searches, sealed for their row. */
export interface PasscodeRepository {
  /** Returns null for a site that does not exist. */
  codesOf(siteNum: number): Promise<SiteCodes | null>;
  /** Records that a correct code was given, milliseconds UTC. */
  noteVerified(code: Pick<KnownCode, 'of' | 'id'>, at: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly passcodes: PasscodeRepository;
  }
}
