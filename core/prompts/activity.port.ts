import type { Observable } from 'rxjs';
import type { UseTick } from './use-time.rule.ts';

/** Observes whether a person is active. */
export interface Activity {
  /** Emits one measurement each tick while it is subscribed. */
  readonly ticks$: Observable<UseTick>;
}
