import type { KnownCode } from '../../passcodes/passcode.ts';

/** A stored code, in the form that a given code is compared with. The account passcode is compared by its hash. */
export interface StoredCode extends KnownCode {
  /** Null for an old account passcode that is stored only as a hash. Such a code cannot be revealed until it is reset. */
  readonly fingerprint: string | null;
}

/** All codes of a site, and the data for checking them. */
export interface SiteCodes {
  readonly timeZone: string;
  /** Hash of the account passcode; null without one. */
  readonly accountHash: string | null;
  readonly codes: readonly StoredCode[];
}

/** Reads spoken codes to check them (domain guide 6.4). Sealed codes are stored in separate tables that lists and searches never read. */
export interface PasscodeRepository {
  /** Returns all codes of a site; null if the site does not exist. */
  codesOf(siteNum: number): Promise<SiteCodes | null>;
  /** Records that a person gave the correct code, at `at` (milliseconds UTC). */
  noteVerified(code: Pick<KnownCode, 'of' | 'id'>, at: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly passcodes: PasscodeRepository;
  }
}
