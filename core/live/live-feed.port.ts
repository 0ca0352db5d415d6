import type { Observable } from 'rxjs';
import type { LiveEvent } from './live-event.schema.ts';

/** How what happens reaches this tab. */
export type LiveState =
  /** As it happens. */
  | 'live'
  /** Not yet, or not for a moment. */
  | 'connecting'
  /** Not at all for some seconds: screens ask again and again instead. */
  | 'asking';

/**
 * What happens at the sites of the person in this tab. It is opened while somebody listens to `events$` or `readAnew$`, and
 * closed some seconds after the last one left; none of them errors or ends.
 */
export interface LiveFeed {
  /** Each event once. */
  readonly events$: Observable<LiveEvent>;
  /** Replays the state of now; listening to it alone opens nothing. */
  readonly state$: Observable<LiveState>;
  /**
   * Says when to read anew, because events may be missing: when the stream begins, when it cannot go on where it was cut,
   * and every 15 s while asking. Listen first, read then.
   */
  readonly readAnew$: Observable<void>;
}
