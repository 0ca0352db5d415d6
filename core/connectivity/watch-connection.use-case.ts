import { debounceTime, distinctUntilChanged, skipWhile, type Observable } from 'rxjs';
import type { Connection } from './connection.port.ts';

/** Milliseconds a change must last before anybody hears of it, so that a wavering line stays quiet. */
const SETTLE = 1000;

/** Tells once that the device went offline (false) and once that it is back (true); nothing as long as it was never away. Whoever subscribes ends it. */
export const watchConnection = ({ connection }: { connection: Connection }): Observable<boolean> =>
  connection.online$.pipe(
    debounceTime(SETTLE),
    skipWhile((online) => online),
    distinctUntilChanged(),
  );
