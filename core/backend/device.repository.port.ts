/** Remembered devices: hash of 256 random bits, bound to account and password epoch, 30 days (security.md §2.6). */
export interface DeviceRepository {
  remember(input: {
    readonly id: string;
    readonly accountId: string;
    readonly secretHash: string;
    readonly passwordEpoch: number;
    readonly expiresAt: number;
    readonly now: number;
  }): Promise<void>;
  /** Whether the secret stands for this account and epoch and lives; notes its use. */
  recognise(input: {
    readonly accountId: string;
    readonly secretHash: string;
    readonly passwordEpoch: number;
    readonly now: number;
  }): Promise<boolean>;
  endAll(accountId: string): Promise<void>;
}
