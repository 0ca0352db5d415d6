import type { Observable } from 'rxjs';
import type { LiveEvent } from './live-event.schema.ts';

/** How events reach this tab. */
export type LiveState =
  /** Events arrive as they happen. */
  | 'live'
  /** The stream is not open yet, or is interrupted for a moment. */
  | 'connecting'
  /** No stream for some seconds, so screens poll instead. */
  | 'asking';

/**
 * The events at the sites of this tab's user. The stream is opened while `events$` or `readAnew$` has a subscriber, and
 * closed some seconds after the last one left. None of the observables errors or completes.
 */
export interface LiveFeed {
  /** Delivers each event once. */
  readonly events$: Observable<LiveEvent>;
  /** Replays the current state. Subscribing to it alone opens nothing. */
  readonly state$: Observable<LiveState>;
  /**
   * Emits when to read again because events may be missing: when the stream starts, when it cannot continue where it was
   * cut, and every 15 s while polling. Subscribe first, then read.
   */
  readonly readAnew$: Observable<void>;
}
