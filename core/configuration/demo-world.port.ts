import type { Answer } from '../kernel/result.ts';
import type { DemoAccount } from './runtime-configuration.schema.ts';

/** Access to the demo data. Absent in real deployments, where MODE is `production` (deploy README "Settings"). */
export interface DemoWorld {
  /** Returns the current demo accounts, including used one-time accounts. */
  accounts(): Answer<readonly DemoAccount[]>;
  /** Resets the demo data to its initial state. All sessions end. */
  restore(): Answer<void>;
}
