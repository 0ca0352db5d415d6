import type { Observable } from 'rxjs';

/** Tells whether this device has a network at all, as the browser reports it. */
export interface Connection {
  /** Replays the current state. */
  readonly online$: Observable<boolean>;
}
