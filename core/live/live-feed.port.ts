import type { Observable } from 'rxjs';
import type { LiveEvent } from './live-event.schema.ts';

/** How live events currently reach this tab. */
export type LiveState =
  /** Live events arrive through the stream. */
  | 'live'
  /** The stream is being opened or is briefly interrupted. */
  | 'connecting'
  /** The stream has been down for some seconds, so screens poll. */
  | 'asking';

/**
 * Live events at the sites of this tab's user. The stream is open while `events$` or `readAnew$` has a subscriber, and
 * closes some seconds after the last subscriber left. No observable here errors or completes.
 */
export interface LiveFeed {
  /** Emits each live event once. */
  readonly events$: Observable<LiveEvent>;
  /** Emits the current state on subscription, and each change. A subscription to `state$` alone does not open the stream. */
  readonly state$: Observable<LiveState>;
  /**
   * Emits when data must be reloaded because events may be missing: when the stream starts, when the stream cannot
   * continue after a loss, and every 15 s while polling. Subscribe before the first load.
   */
  readonly readAnew$: Observable<void>;
}
