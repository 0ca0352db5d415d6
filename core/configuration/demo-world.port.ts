import type { Answer } from '../kernel/result.ts';
import type { DemoAccount } from './runtime-configuration.schema.ts';

/** The demo data of the product. Absent from every real deployment, where MODE is `production` (deploy README "Settings"). */
export interface DemoWorld {
  /** Returns the demo accounts as they are now, including used ones. */
  accounts(): Answer<readonly DemoAccount[]>;
  /** Restores the initial demo data. Every session ends. */
  restore(): Answer<void>;
}
