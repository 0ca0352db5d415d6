import { filter, merge, throttleTime, type Observable } from 'rxjs';
import type { LiveFeed } from '#core/live/live-feed.port.ts';

/** Kinds of events that the badges beside a site's name are made of. */
const STATES: ReadonlySet<string> = new Set(['alarm', 'test', 'trouble', 'site']);

/** Milliseconds between two readings of a list of sites, however much happens at them. */
const EVERY = 1000;

/** Says when the states of sites in a list are to be read anew: at once, and then together. */
export const stateNews = (live: Pick<LiveFeed, 'events$' | 'readAnew$'>): Observable<unknown> =>
  merge(live.events$.pipe(filter(({ kind }) => STATES.has(kind))), live.readAnew$).pipe(
    throttleTime(EVERY, undefined, { leading: true, trailing: true }),
  );
