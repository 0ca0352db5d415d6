/** The row that owns a sealed text. The text can be unsealed only for this row. */
export interface SealedOwner {
  readonly kind: 'passcode' | 'pin' | 'gate' | 'sheetRow' | 'importLine';
  readonly id: string;
}

/**
 * Encrypts spoken codes so that they can be shown and compared, with keys outside the database (SECURITY.md §2.16).
 * Callers must fold the codes first.
 */
export interface PasscodeVault {
  /** Encrypts a code for its row. The result differs each time, even for the same code. */
  seal(owner: SealedOwner, code: string): string;
  /** Decrypts a sealed code. Returns null for a text that was cut, changed or moved, or whose key no longer exists. */
  open(owner: SealedOwner, sealed: string): string | null;
  /** Returns a keyed hash of a code: the same for the same code and site, different at another site. */
  fingerprint(siteNum: number, code: string): string;
  /** Checks that a fingerprint belongs to the code, also under an older key. Runs in constant time. */
  matches(siteNum: number, code: string, fingerprint: string): boolean;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly vault: PasscodeVault;
  }
}
