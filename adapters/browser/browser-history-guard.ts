import { hearFirst } from './first-to-hear.ts';

/** The parts of the browser window that this guard uses. */
export interface HistoryHost {
  /** Calls the listener before the router receives a navigation. Only the last listener that was set is called. */
  readonly hear: (listener: (event: PopStateEvent) => void) => void;
  readonly history: Pick<History, 'go' | 'state'>;
}

/** The rule that decides whether the person may leave the page. */
interface Leaving {
  readonly dirty: boolean;
  pass(go: () => void): void;
}

/** Returns the index of a history entry, which the router stores in its state. Returns null for an entry that the router did not create. */
const placeOf = (state: unknown): number | null => {
  const idx = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
};

/**
 * Asks the person before Back or Forward discards unsaved changes. The browser reports a navigation only after it
 * happened, so the guard reverses it before the router notices, and repeats it once the person agrees.
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
    /** Records the new position after the router itself navigated. */
    moved: (): void => {
      here = placeOf(page.history.state);
    },
  };
};
