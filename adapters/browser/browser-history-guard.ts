import { hearFirst } from './first-to-hear.ts';

/** What of the window this needs. */
export interface HistoryHost {
  /** Before the router hears of a move; only the last listener is told. */
  readonly hear: (listener: (event: PopStateEvent) => void) => void;
  readonly history: Pick<History, 'go' | 'state'>;
}

/** Who decides about a way out. */
interface Leaving {
  readonly dirty: boolean;
  pass(go: () => void): void;
}

/** The place of an entry, which the router counts in its state; null for an entry of somebody else. */
const placeOf = (state: unknown): number | null => {
  const idx = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
};

/**
 * Lets Back and Forward ask before something unsaved is lost. The browser has moved already when it tells so: the move is
 * taken back before the router hears of it, and made again once the person agreed.
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
    /** The router moved by itself. */
    moved: (): void => {
      here = placeOf(page.history.state);
    },
  };
};
