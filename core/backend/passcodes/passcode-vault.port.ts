/** The owner of a sealed text. It opens only for this owner, so that it cannot be moved to another row. */
export interface SealedOwner {
  readonly kind: 'passcode' | 'pin' | 'gate' | 'sheetRow' | 'importLine';
  /** Id of the row the code belongs to. */
  readonly id: string;
}

/**
 * Seals spoken codes so that they can be shown and compared, under keys outside the database (SECURITY.md §2.16). Codes
 * are folded before.
 */
export interface PasscodeVault {
  /** Returns a different text each time, even for the same code. */
  seal(owner: SealedOwner, code: string): string;
  /** Returns null for a text that was cut, changed, moved, or sealed under a key that no longer exists. */
  open(owner: SealedOwner, sealed: string): string | null;
  /**
   * Returns the same text for the same code of one site, and another at another site. It reveals nothing about the code
   * without the key.
   */
  fingerprint(siteNum: number, code: string): string;
  /** Returns true if a fingerprint belongs to the code, also under an older key. Takes equally long for right and wrong codes. */
  matches(siteNum: number, code: string, fingerprint: string): boolean;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly vault: PasscodeVault;
  }
}
