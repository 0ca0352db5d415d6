import type { PasscodeVault } from '#core/backend/passcodes/passcode-vault.port.ts';
import type { DemoSize } from './site-volumes.ts';

/** The input of the demo data: its time, and the way its few shared secrets are hashed. */
export interface DemoInput {
  readonly now: number;
  /** Address of the customers' portal, for the links in the outbox. */
  readonly consumerUrl: string;
  /** Address of the portal of dealers and staff, for the links in the outbox. */
  readonly dealerUrl: string;
  readonly providerName: string;
  readonly size: DemoSize;
  /** Encrypts passcodes with the keys of the server that writes the data. */
  readonly vault: PasscodeVault;
  /** Called before the transaction starts, once for each shared secret. */
  hashSecret(secret: string): Promise<string>;
}

/** Password of every demo account. It is shown on the sign-in screen, so it protects nothing. */
export const DEMO_PASSWORD = 'Harbor-Light-2026';

/** Answer to every demo security question, for trying the account recovery. */
export const DEMO_ANSWER = 'harbor';

/** Account passcode of every demo site but one. The account numbers are the transmitter codes. */
export const DEMO_PASSCODE = 'HARBOR7';

/** The account that no customer has claimed yet, for registration and for adding a site. */
export const UNCLAIMED = { accountNumber: 'HP1999', passcode: 'MOORING7' } as const;

/** Hashes of the shared secrets. */
export interface DemoHashes {
  readonly password: string;
  readonly answer: string;
  readonly passcode: string;
  readonly unclaimedPasscode: string;
}

/** Name of the setting that stores when the sites of the demo data were written, and a fingerprint of their content. */
export const DEMO_SITES_SETTING = 'demoSites';

/** Name of the setting that records that the demo data was written. Its insert also prevents two servers from writing the data twice. */
export const DEMO_SETTING = 'demoWorld';
