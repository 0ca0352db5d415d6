import { distinctUntilChanged, EMPTY, switchMap, timer } from 'rxjs';
import type { Visibility } from '../updates/update-source.port.ts';

/** Milliseconds between two checks for new rows. */
const EVERY = 30000;

/** Checks for new rows of a list every 30 s while the page is visible. Returns a function that stops the checks. */
export const lookForNew =
  ({ visibility }: { readonly visibility: Visibility }) =>
  (look: () => unknown): (() => void) => {
    const watch = visibility.visible$
      .pipe(
        distinctUntilChanged(),
        switchMap((visible) => (visible ? timer(EVERY, EVERY) : EMPTY)),
      )
      .subscribe(look);
    return () => watch.unsubscribe();
  };
