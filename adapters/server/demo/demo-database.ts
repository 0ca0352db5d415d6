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
  /** Hashes a shared secret. */
  hashSecret(secret: string): Promise<string>;
}

/** Password of every demo account, shown on the sign-in screen. */
export const DEMO_PASSWORD = 'Harbor-Light-2026';

/** Answer to every security question of the demo users, for trying account recovery. */
export const DEMO_ANSWER = 'harbor';

/**
 * Account passcode of every demo site except one. A customer enters the passcode together with the account number, which
 * is the transmitter code.
 */
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

/** Name of the setting that stores the write time, the size and a fingerprint of the demo sites. */
export const DEMO_SITES_SETTING = 'demoSites';

/**
 * Name of the setting that marks the demo data as written. The setting is inserted before the data, so that two servers
 * cannot both write the data.
 */
export const DEMO_SETTING = 'demoWorld';
