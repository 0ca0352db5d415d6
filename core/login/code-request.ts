import type { Failure } from '../kernel/failure.ts';
import type { CodeReceipt } from '../mfa/mfa.gateway.port.ts';
import type { LoginFlow } from './login-flow.rule.ts';

/** A code is on its way; the next may be asked for at `nextAt` (ms). */
export interface CodeSent {
  readonly receipt: CodeReceipt;
  readonly nextAt: number;
}

/** Why no code went out; `nextAt` is null where another try may follow at once. */
export type CodeNotSent =
  | { readonly kind: 'noContact' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly nextAt: number | null }
  /** Another step is due by now. */
  | { readonly kind: 'moved'; readonly flow: LoginFlow };
