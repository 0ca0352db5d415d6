import type { PasscodeVault } from '#core/backend/passcodes/passcode-vault.port.ts';
import type { DemoSize } from './site-volumes.ts';

/** The input for writing the demo data: time, size, portal URLs, and functions that protect secrets. */
export interface DemoInput {
  readonly now: number;
  /** URL of the customer portal, for links in the outbox. */
  readonly consumerUrl: string;
  /** URL of the portal for dealers and staff, for links in the outbox. */
  readonly dealerUrl: string;
  readonly providerName: string;
  readonly size: DemoSize;
  /** Encrypts passcodes with the keys of the server that writes the demo data. */
  readonly vault: PasscodeVault;
  /** Hashes a shared secret. Called once per secret, before the transaction starts. */
  hashSecret(secret: string): Promise<string>;
}

/** Password of every demo account. The sign-in screen shows it, so it protects nothing. */
export const DEMO_PASSWORD = 'Harbor-Light-2026';

/** Answer to every security question of the demo users, for trying account recovery. */
export const DEMO_ANSWER = 'harbor';

/** Account passcode of every demo site except one. The account numbers are the transmitter codes. */
export const DEMO_PASSCODE = 'HARBOR7';

/** An account that no customer has claimed yet, for trying registration and adding a site. */
export const UNCLAIMED = { accountNumber: 'HP1999', passcode: 'MOORING7' } as const;

/** Hashes of the secrets that all demo users share. */
export interface DemoHashes {
  readonly password: string;
  readonly answer: string;
  readonly passcode: string;
  readonly unclaimedPasscode: string;
}

/** Name of the setting that stores when the demo sites were written, and a fingerprint of them. */
export const DEMO_SITES_SETTING = 'demoSites';

/** Name of the setting that marks the demo data as written. Inserting it also prevents two servers from writing the data twice. */
export const DEMO_SETTING = 'demoWorld';
