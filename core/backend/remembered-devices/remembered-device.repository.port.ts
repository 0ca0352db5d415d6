/** A remembered browser as stored. */
export interface StoredDevice {
  readonly id: string;
  readonly label: string;
  readonly secretHash: string;
  readonly rememberedAt: number;
  /** Equal to `rememberedAt` until its first use. */
  readonly lastUsedAt: number;
  readonly expiresAt: number;
}

/** Remembered devices: hash of 256 random bits, bound to account and password epoch, 30 days (SECURITY.md §2.6). */
export interface RememberedDeviceRepository {
  remember(input: {
    readonly id: string;
    readonly accountId: string;
    readonly secretHash: string;
    readonly label: string;
    readonly passwordEpoch: number;
    readonly expiresAt: number;
    readonly now: number;
  }): Promise<void>;
  /** Returns true if the secret is valid for this account and epoch, and records its use. */
  recognise(input: {
    readonly accountId: string;
    readonly secretHash: string;
    readonly passwordEpoch: number;
    readonly now: number;
  }): Promise<boolean>;
  /** Returns valid devices, newest use first. */
  list(accountId: string, now: number): Promise<readonly StoredDevice[]>;
  /** Returns false when the account has no such device. */
  revoke(accountId: string, id: string): Promise<boolean>;
  endAll(accountId: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly devices: RememberedDeviceRepository;
  }
}
