import type { Failure } from '../kernel/failure.ts';

/** The next code may be asked for at `nextAt` (ms). */
export interface RecoveryCodeSent {
  readonly nextAt: number;
}

/** Which of the two calls failed; `nextAt` is null where another try may follow at once. */
export type RecoveryNotStarted =
  | { readonly kind: 'notOpened'; readonly failure: Failure }
  | { readonly kind: 'notSent'; readonly failure: Failure; readonly nextAt: number | null };
