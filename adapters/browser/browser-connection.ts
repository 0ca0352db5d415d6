import { defer, fromEvent, map, merge, startWith } from 'rxjs';
import type { Connection } from '#core/connectivity/connection.port.ts';

/** Emits whether the browser has a network connection, immediately and at each change. */
export const browserConnection = (
  page: EventTarget = window,
  network: Pick<Navigator, 'onLine'> = navigator,
): Connection => ({
  online$: defer(() =>
    merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
      map(() => network.onLine),
      startWith(network.onLine),
    ),
  ),
});
