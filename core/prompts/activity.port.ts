import type { Observable } from 'rxjs';
import type { UseTick } from './use-time.rule.ts';

/** Watches whether a person is at work. */
export interface Activity {
  /** One look every tick while somebody listens. */
  readonly ticks$: Observable<UseTick>;
}
