import { debounceTime, distinctUntilChanged, skipWhile, type Observable } from 'rxjs';
import type { Connection } from './connection.port.ts';

/** Milliseconds a change must last before anybody hears of it, so that a wavering line stays quiet. */
const SETTLE = 1_000;

/** Tells once that the device went offline and once that it is back; nothing as long as it was never away. */
export class WatchConnection {
  readonly #connection: Connection;

  constructor(ports: { connection: Connection }) {
    this.#connection = ports.connection;
  }

  /** False when it went offline, true when it is back; whoever subscribes ends it. */
  execute(): Observable<boolean> {
    return this.#connection.online$.pipe(
      debounceTime(SETTLE),
      skipWhile((online) => online),
      distinctUntilChanged(),
    );
  }
}
