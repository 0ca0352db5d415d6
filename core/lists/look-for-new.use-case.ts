import { distinctUntilChanged, EMPTY, switchMap, timer } from 'rxjs';
import type { Visibility } from '../updates/update-source.port.ts';

/** Milliseconds between two looks at what came to a list that stands open. */
const EVERY = 30000;

/** Looks for what came to a list meanwhile, every 30 s while the page can be seen; what it answers ends it. */
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
