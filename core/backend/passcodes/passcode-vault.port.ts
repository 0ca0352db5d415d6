/** What a sealed text is of; it opens for nothing else, so that it cannot be moved to another row. */
export interface SealedOwner {
  readonly kind: 'passcode' | 'pin' | 'gate' | 'sheetRow' | 'importLine';
  /** Of the row the code belongs to. */
  readonly id: string;
}

/** Keeps spoken codes so that they can be shown and compared, under keys outside the database (SECURITY.md §2.16). Codes come folded. */
export interface PasscodeVault {
  /** Another text each time, even of the same code. */
  seal(owner: SealedOwner, code: string): string;
  /** Null where it was cut, changed, moved, or sealed under a key that is gone. */
  open(owner: SealedOwner, sealed: string): string | null;
  /** The same text for the same code of one site, which tells nothing about it without the key; another one at another site. */
  fingerprint(siteNum: number, code: string): string;
  /** Whether a fingerprint, also one of an older key, is that of the code; takes equally long for right and wrong. */
  matches(siteNum: number, code: string, fingerprint: string): boolean;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly vault: PasscodeVault;
  }
}
