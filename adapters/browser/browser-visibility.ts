import { defer, fromEvent, map, startWith } from 'rxjs';
import type { Visibility } from '#core/updates/update-source.port.ts';

/** Emits whether the document is visible, immediately and at each change. */
export const browserVisibility = (
  page: EventTarget & Pick<Document, 'visibilityState'> = document,
): Visibility => {
  const visible = (): boolean => page.visibilityState === 'visible';
  return {
    visible$: defer(() =>
      fromEvent(page, 'visibilitychange').pipe(map(visible), startWith(visible())),
    ),
  };
};
