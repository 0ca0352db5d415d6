import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardHistory } from '#adapters/browser/browser-history-guard.ts';

/** Simulates a browser history with a router that counts the entries. As in a browser, `popstate` is dispatched after the navigation. */
const openBrowser = () => {
  const window = new EventTarget();
  let routerListener: (event: PopStateEvent) => void = () => undefined;
  window.addEventListener('popstate', (event) => routerListener(event as PopStateEvent));
  let entries: { idx: number }[] = [{ idx: 0 }];
  let at = 0;
  /** Index of the entry that the router shows. The router's listener is registered before the guard's listener. */
  let shown = 0;
  window.addEventListener('popstate', (event) => {
    shown = (event as PopStateEvent).state.idx as number;
  });
  const history = {
    get state() {
      return entries[at];
    },
    go: (steps: number): void => {
      const to = at + steps;
      if (steps === 0 || to < 0 || to >= entries.length) return;
      at = to;
      window.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at] }));
    },
  };
  const leaving = {
    dirty: false,
    onChoice: null as (() => void) | null,
    pass: (go: () => void): void => {
      leaving.onChoice = go;
    },
  };
  const guard = guardHistory(leaving, {
    history,
    hear: (listener) => {
      routerListener = listener;
    },
  });
  return {
    leaving,
    history,
    push: (): void => {
      entries = [...entries.slice(0, at + 1), { idx: at + 1 }];
      at += 1;
      shown = at;
      guard.moved();
    },
    places: () => ({ at, shown }),
    last: () => entries.length - 1,
  };
};

it('lets Back and Forward pass while nothing is unsaved; else both wait for a yes, and lead where they were meant to', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          move: fc.constantFrom('push', 'go'),
          steps: fc.integer({ min: -3, max: 3 }),
          dirty: fc.boolean(),
          yes: fc.boolean(),
        }),
        { maxLength: 25 },
      ),
      (moves) => {
        const browser = openBrowser();
        for (const { move, steps, dirty, yes } of moves) {
          const before = browser.places();
          const to = before.at + steps;
          browser.leaving.dirty = dirty;
          if (move === 'push') browser.push();
          else {
            browser.history.go(steps);
            const moves = steps !== 0 && to >= 0 && to <= browser.last();
            expect(browser.leaving.onChoice !== null).toBe(moves && dirty);
            if (moves && dirty) {
              // While the user is being asked, the visible entry stays the same.
              expect(browser.places()).toEqual(before);
              const go = browser.leaving.onChoice;
              browser.leaving.onChoice = null;
              if (yes) {
                browser.leaving.dirty = false;
                go?.();
                expect(browser.places()).toEqual({ at: to, shown: to });
              }
            }
          }
          const { at, shown } = browser.places();
          expect(shown).toBe(at);
        }
      },
    ),
  );
});
