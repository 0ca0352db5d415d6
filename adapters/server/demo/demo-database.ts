import type { PasscodeVault } from '#core/backend/passcodes/passcode-vault.port.ts';
import type { DemoSize } from './site-volumes.ts';

/** The moment of the demo world and how its few shared secrets are hashed. */
export interface DemoInput {
  readonly now: number;
  /** Where customers reach the portal, for the links in the outbox. */
  readonly consumerUrl: string;
  /** The same for dealers and staff. */
  readonly dealerUrl: string;
  readonly providerName: string;
  readonly size: DemoSize;
  /** Seals what is spoken under the keys of the server that writes. */
  readonly vault: PasscodeVault;
  /** Called before the transaction begins, once for each shared secret. */
  hashSecret(secret: string): Promise<string>;
}

/** Password of every demo account; shown on the sign-in screen, so it protects nothing. */
export const DEMO_PASSWORD = 'Harbor-Light-2026';

/** Answer to every demo security question, for trying recovery. */
export const DEMO_ANSWER = 'harbor';

/** Account passcode of every demo site but one; account numbers are the transmitter codes. */
export const DEMO_PASSCODE = 'HARBOR7';

/** The account nobody has claimed yet, for registration and for adding a site. */
export const UNCLAIMED = { accountNumber: 'HP1999', passcode: 'MOORING7' } as const;

/** Hashes of the shared secrets. */
export interface DemoHashes {
  readonly password: string;
  readonly answer: string;
  readonly passcode: string;
  readonly unclaimedPasscode: string;
}

/** Name of the setting that says when the sites of the demo world were written, and what they looked like to the engine. */
export const DEMO_SITES_SETTING = 'demoSites';

/** Name of the setting that says the demo world was written; its insert is also what keeps two servers from writing twice. */
export const DEMO_SETTING = 'demoWorld';
