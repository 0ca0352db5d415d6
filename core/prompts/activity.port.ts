import type { Observable } from 'rxjs';
import type { UseTick } from './use-time.rule.ts';

/** Measures whether a person is active. */
export interface Activity {
  /** Emits one measurement per tick while subscribed. */
  readonly ticks$: Observable<UseTick>;
}
