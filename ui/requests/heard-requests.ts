import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import { mapOk, type Failure, type Result } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { RequestQueue } from '#core/requests/request-queue.port.ts';
import type { RequestRow } from '#core/requests/request-detail.schema.ts';
import type { ListReading } from '../lists/list-reading.ts';

/** Minimum milliseconds between two reloads. */
const READ_EVERY = 2000;

/** Calls back when any site of a list has changed or may have changed. */
export const hearRequests = (
  { events$, readAnew$ }: Pick<LiveFeed, 'events$' | 'readAnew$'>,
  onNews: () => void,
): Subscription =>
  merge(events$.pipe(filter(({ kind }) => kind === 'site')), readAnew$)
    .pipe(throttleTime(READ_EVERY, undefined, { leading: false, trailing: true }))
    .subscribe(onNews);

/**
 * Updates the shown rows without adding new ones. Resolves to the count of new requests, which appear only when the person
 * presses the pill with that count (domain guide 5.5 "Paging").
 */
export const countNewRequests = async (
  queue: Pick<RequestQueue, 'list'>,
  query: ListQuery,
  reading: Pick<ListReading<RequestRow>, 'rows' | 'replace'>,
): Promise<Result<number, Failure>> => {
  const answer = await queue.list({ query }, { background: true });
  return mapOk(answer, ({ requests }) => {
    const shown = new Set(reading.rows.map(({ id }) => id));
    for (const row of requests) if (shown.has(row.id)) reading.replace(row);
    return requests.filter(({ id }) => !shown.has(id)).length;
  });
};
