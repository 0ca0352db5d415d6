import type { Demand } from './login-step.ts';
import type { ReceiverPurpose } from './receiver-purposes.ts';
import type { Application } from './application.schema.ts';

/**
 * The access rule of an operation; the server refuses operations without one (SECURITY.md T3). `open`: anyone. `cookie`:
 * the refresh cookie alone. `session`: any live session. `step`: a pending session whose due demand is among `steps`.
 * `full`: a session without open demands, of one of `applications`, with all `permissions`. `receiver`: the key of a
 * receiver for one of `purposes`; a receiver is not a person and has no session.
 */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'cookie' }
  | { readonly kind: 'session' }
  | { readonly kind: 'receiver'; readonly purposes: readonly ReceiverPurpose[] }
  | { readonly kind: 'step'; readonly steps: readonly Demand[] }
  | {
      readonly kind: 'full';
      readonly applications: readonly Application[];
      readonly permissions: readonly string[];
    };
