export interface StoredDevice {
  readonly id: string;
  readonly label: string;
  readonly secretHash: string;
  readonly rememberedAt: number;
  /** Time of the last use; equal to `rememberedAt` before the first use. */
  readonly lastUsedAt: number;
  readonly expiresAt: number;
}

/** Stores remembered devices by the hash of a 256-bit secret, bound to account and password epoch, for 30 days (SECURITY.md §2.6). */
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
  /** Checks that the secret is valid for this account and password epoch, and records the use. */
  recognise(input: {
    readonly accountId: string;
    readonly secretHash: string;
    readonly passwordEpoch: number;
    readonly now: number;
  }): Promise<boolean>;
  /** Returns the account's valid devices, last used first. */
  list(accountId: string, now: number): Promise<readonly StoredDevice[]>;
  /** Revokes a device. Returns false if the account has no such device. */
  revoke(accountId: string, id: string): Promise<boolean>;
  endAll(accountId: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly devices: RememberedDeviceRepository;
  }
}
