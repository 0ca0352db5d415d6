import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { LiveFeed } from '#core/live/live-feed.port.ts';

/** Minimum milliseconds between two reloads during many events. */
const READ_EVERY = 1000;

/** Calls back when a message has arrived or changed, or may have. */
export const hearMessages = (
  { events$, readAnew$ }: Pick<LiveFeed, 'events$' | 'readAnew$'>,
  onNews: () => void,
): Subscription =>
  merge(events$.pipe(filter(({ kind }) => kind === 'message')), readAnew$)
    .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
    .subscribe(onNews);
