import { defer, fromEvent, map, merge, startWith, type Observable } from 'rxjs';
import type { Connection } from '#core/connectivity/connection.port.ts';

/** The browser's own word on the network, now and at each change. */
export class BrowserConnection implements Connection {
  readonly online$: Observable<boolean>;

  constructor(page: EventTarget = window, network: Pick<Navigator, 'onLine'> = navigator) {
    this.online$ = defer(() =>
      merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
        map(() => network.onLine),
        startWith(network.onLine),
      ),
    );
  }
}
