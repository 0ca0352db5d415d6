import { hearFirst } from './first-to-hear.ts';

/** The parts of the browser window that the history guard uses. */
export interface HistoryHost {
  /** Makes `listener` receive each popstate event before the router does. A new listener replaces the previous listener. */
  readonly hear: (listener: (event: PopStateEvent) => void) => void;
  readonly history: Pick<History, 'go' | 'state'>;
}

/** Tells whether there are unsaved changes, and asks the user before `go` discards them. */
interface Leaving {
  readonly dirty: boolean;
  pass(go: () => void): void;
}

/** Returns the index that the router stored in the state of a history entry. Returns null if the router did not create the entry. */
const placeOf = (state: unknown): number | null => {
  const idx = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
};

/**
 * Asks the user before Back or Forward discards unsaved changes. Browsers report a navigation only after it happened, so
 * the guard reverses the navigation before the router notices. If the user agrees, the guard repeats the navigation.
 */
export const guardHistory = (
  leaving: Leaving,
  page: HistoryHost = { hear: hearFirst, history },
) => {
  let here = placeOf(page.history.state);
  let takingBack = false;
  const heard = (event: PopStateEvent): void => {
    if (takingBack) {
      takingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = placeOf(event.state);
    const steps = here === null || there === null ? 0 : there - here;
    if (steps === 0 || !leaving.dirty) {
      here = there;
      return;
    }
    event.stopImmediatePropagation();
    takingBack = true;
    page.history.go(-steps);
    leaving.pass(() => page.history.go(steps));
  };
  page.hear(heard);
  return {
    /** Records the new history position after the router itself navigated. */
    moved: (): void => {
      here = placeOf(page.history.state);
    },
  };
};
