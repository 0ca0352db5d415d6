import type { Observable } from 'rxjs';

/** Tells whether the browser reports a network connection. */
export interface Connection {
  /** Emits the current connection state on subscription, and each later change. */
  readonly online$: Observable<boolean>;
}
