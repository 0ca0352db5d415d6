import { debounceTime, distinctUntilChanged, skipWhile, type Observable } from 'rxjs';
import type { Connection } from './connection.port.ts';

/** How many milliseconds a change must last before it is reported, so that an unstable connection causes no noise. */
const SETTLE = 1000;

/**
 * Emits false once when the device goes offline, and true once when it is back. Emits nothing as long as it was never
 * offline. Ends when the subscriber unsubscribes.
 */
export const watchConnection = ({ connection }: { connection: Connection }): Observable<boolean> =>
  connection.online$.pipe(
    debounceTime(SETTLE),
    skipWhile((online) => online),
    distinctUntilChanged(),
  );
