import { defer, fromEvent, map, startWith, type Observable } from 'rxjs';
import type { Visibility } from '#core/updates/visibility.port.ts';

/** The document's own word on whether it can be seen. */
export class BrowserVisibility implements Visibility {
  readonly visible$: Observable<boolean>;

  constructor(page: EventTarget & Pick<Document, 'visibilityState'> = document) {
    const visible = (): boolean => page.visibilityState === 'visible';
    this.visible$ = defer(() =>
      fromEvent(page, 'visibilitychange').pipe(map(visible), startWith(visible())),
    );
  }
}
