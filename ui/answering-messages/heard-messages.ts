import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { LiveFeed } from '#core/live/live-feed.port.ts';

/** Milliseconds between two readings where much happens. */
const READ_EVERY = 1000;

/** Calls back when a message came or changed, or may have. */
export const hearMessages = (
  { events$, readAnew$ }: Pick<LiveFeed, 'events$' | 'readAnew$'>,
  onNews: () => void,
): Subscription =>
  merge(events$.pipe(filter(({ kind }) => kind === 'message')), readAnew$)
    .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
    .subscribe(onNews);
