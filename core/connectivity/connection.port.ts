import type { Observable } from 'rxjs';

/** Whether this device has a network at all, in the browser's own judgement. */
export interface Connection {
  /** Replays the present answer. */
  readonly online$: Observable<boolean>;
}
