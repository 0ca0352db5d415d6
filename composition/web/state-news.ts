import { filter, merge, throttleTime, type Observable } from 'rxjs';
import type { LiveFeed } from '#core/live/live-feed.port.ts';

/** Kinds of events that change the badges next to a site's name. */
const STATES: ReadonlySet<string> = new Set(['alarm', 'test', 'trouble', 'site']);

/** Milliseconds between two reads of a list of sites, however much happens there. */
const EVERY = 1000;

/** Emits when the states of sites in a list must be read again: at once for the first event, then bundled. */
export const stateNews = (live: Pick<LiveFeed, 'events$' | 'readAnew$'>): Observable<unknown> =>
  merge(live.events$.pipe(filter(({ kind }) => STATES.has(kind))), live.readAnew$).pipe(
    throttleTime(EVERY, undefined, { leading: true, trailing: true }),
  );
