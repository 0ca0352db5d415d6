import { filter, merge, throttleTime, type Observable } from 'rxjs';
import type { LiveFeed } from '#core/live/live-feed.port.ts';

/** Kinds of live events that change the badges next to a site's name. */
const STATES: ReadonlySet<string> = new Set(['alarm', 'test', 'trouble', 'site']);

/** Minimum milliseconds between two reads of a site list. */
const EVERY = 1000;

/** Emits when a site list must be read again: at once for the first event, then at most once per interval. */
export const stateNews = (live: Pick<LiveFeed, 'events$' | 'readAnew$'>): Observable<unknown> =>
  merge(live.events$.pipe(filter(({ kind }) => STATES.has(kind))), live.readAnew$).pipe(
    throttleTime(EVERY, undefined, { leading: true, trailing: true }),
  );
