import type { Answer } from '../kernel/result.ts';
import type { DemoAccount } from './runtime-configuration.schema.ts';

/** The demo world beside the product: absent from every real deployment, where MODE is `production` (deploy README "Settings"). */
export interface DemoWorld {
  /** The accounts as they stand now, with those that are used up. */
  accounts(): Answer<readonly DemoAccount[]>;
  /** Puts everything back as it was in the beginning; every session ends. */
  restore(): Answer<void>;
}
