import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { LiveFeed } from '#core/live/live-feed.port.ts';

/** Minimum milliseconds between two reloads while many events arrive. */
const READ_EVERY = 1000;

/** Calls back when a message has arrived or changed, or when events may have been missed. */
export const hearMessages = (
  { events$, readAnew$ }: Pick<LiveFeed, 'events$' | 'readAnew$'>,
  onNews: () => void,
): Subscription =>
  merge(events$.pipe(filter(({ kind }) => kind === 'message')), readAnew$)
    .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
    .subscribe(onNews);
