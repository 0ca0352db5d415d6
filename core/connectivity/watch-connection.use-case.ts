import { debounceTime, distinctUntilChanged, skipWhile, type Observable } from 'rxjs';
import type { Connection } from './connection.port.ts';

/** Milliseconds for which a change must last before it is reported, so that an unstable connection causes few messages. */
const SETTLE = 1000;

/** Emits false when the device goes offline and true when it is online again. Emits nothing before the device first goes offline. */
export const watchConnection = ({ connection }: { connection: Connection }): Observable<boolean> =>
  connection.online$.pipe(
    debounceTime(SETTLE),
    skipWhile((online) => online),
    distinctUntilChanged(),
  );
