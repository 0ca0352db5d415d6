import { useEffect } from 'react';
import { lostFocus } from '../../kit/use-modal.ts';
import { PRESSABLE } from '../../kit/focus/free-shift.ts';

const ROW = 'li, tr, [role=row], [data-row]';
const TOASTS = '[data-toasts]';
const LAYER = `dialog, [role=dialog], [role=menu], ${TOASTS}`;
const END = 'main, body, [data-navigation]';

/** An element that had the focus, or contained it, and what stood beside it then. */
interface Level {
  readonly node: Element;
  readonly siblings: readonly Element[];
}

/** Where the focus was: the focused element first, then everything around it. */
interface Stand {
  readonly path: string;
  readonly layer: Element | null;
  readonly levels: readonly Level[];
}

const standOf = (focused: Element): Stand => {
  const levels: Level[] = [];
  for (let node = focused; node.parentElement !== null; node = node.parentElement)
    levels.push({ node, siblings: [...node.parentElement.children] });
  return { path: location.pathname, layer: focused.closest(LAYER), levels };
};

const isSeen = (one: Element): boolean => one.isConnected && one.checkVisibility();
const pressables = (node: Element): HTMLElement[] => [
  ...node.querySelectorAll<HTMLElement>(PRESSABLE),
];

/** Returns the control of a row at the same place as the lost one in its own row. */
const sameIn = (row: Element, place: number): HTMLElement | undefined => {
  const seen = pressables(row).filter(isSeen);
  return seen[Math.min(Math.max(place, 0), seen.length - 1)];
};

const headingOf = (from: Element): HTMLElement | null => {
  for (let node: Element | null = from; node !== null; node = node.parentElement) {
    const found = [...node.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].find(isSeen);
    if (found !== undefined) return found;
  }
  return null;
};

/** Returns the connected siblings after a level's node, nearest first, and then those before it. */
const beside = ({ node, siblings }: Level): readonly Element[] => {
  const at = siblings.indexOf(node);
  return [...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()].filter(isSeen);
};

/** Returns what may take the place of a lost row: the next rows, then those before it. */
const besideRow = (row: Level, home: Element): readonly Element[] => {
  if (row.node.isConnected) return [row.node];
  const { tagName } = row.node;
  // A list that was read again may have drawn all its rows anew.
  const drawn = [...home.querySelectorAll(tagName)].filter(isSeen);
  const there = drawn[Math.min(row.siblings.indexOf(row.node), drawn.length - 1)];
  const others = beside(row).filter((one) => one.tagName === tagName);
  return there === undefined ? others : [...others, there];
};

/** Returns what is near a lost control that was in no row, within its part of the page. */
const besideControl = (levels: readonly Level[]): readonly Element[] => {
  const end = levels.findIndex(({ node }) => node.matches(`section, article, aside, form, ${END}`));
  return levels
    .slice(0, end + 1)
    .flatMap((level) => (level.node.matches(END) ? [] : beside(level)));
};

/** Returns the element that takes the focus of a lost one; null if its whole screen is gone. */
const heirOf = ({ layer, levels, path }: Stand): HTMLElement | null => {
  if (path !== location.pathname || (layer !== null && !isSeen(layer))) return null;
  const [focused] = levels;
  if (focused !== undefined && isSeen(focused.node) && focused.node.matches(PRESSABLE))
    return focused.node as HTMLElement;
  // After a toast the person goes on where the toast came up.
  if (layer?.matches(TOASTS) === true) return null;
  const home = levels.find(({ node }) => isSeen(node))?.node;
  if (home === undefined || home.matches(END)) return null;
  const row = levels.find(({ node }) => node.matches(ROW));
  const place = row === undefined ? 0 : pressables(row.node).indexOf(focused?.node as HTMLElement);
  for (const one of row === undefined ? besideControl(levels) : besideRow(row, home)) {
    const control = one.matches(PRESSABLE) ? (one as HTMLElement) : sameIn(one, place);
    if (control !== undefined) return control;
  }
  return headingOf(home);
};

/**
 * Keeps the keyboard user's place (WCAG 2.4.3): when the focused element is deleted, the next row takes the focus, else
 * the previous one, else the heading of its list. When a layer closes whose opener is gone, what is nearest to the opener
 * takes it. One mechanism for all lists, so that no list can forget it.
 */
const keepFocus = (page: Document): (() => void) => {
  // The last stand of each open layer, the newest first.
  let stands: readonly Stand[] = [];
  let due = 0;
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    const stand = standOf(target);
    stands = [stand, ...stands.filter(({ layer }) => layer !== stand.layer)].slice(0, 4);
  };
  // Who presses beside everything has left the place.
  const left = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || target.closest(PRESSABLE) !== null) return;
    stands = stands.filter(({ layer }) => layer !== target.closest(LAYER));
  };
  const pass = (): boolean => {
    for (const stand of stands) {
      const heir = heirOf(stand);
      if (heir === null) continue;
      if (!heir.matches(PRESSABLE) && !heir.hasAttribute('tabindex')) heir.tabIndex = -1;
      heir.focus();
      return true;
    }
    return false;
  };
  const look = (): void => {
    const last = stands[0]?.levels[0]?.node;
    if (last !== undefined && !last.isConnected && page.activeElement === page.body) pass();
  };
  const removals = new MutationObserver((changes) => {
    if (page.activeElement !== page.body || !changes.some((one) => one.removedNodes.length > 0))
      return;
    // A screen that gives the focus to its own title or field does so before the next frame.
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => {
      due = requestAnimationFrame(look);
    });
  });
  removals.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', note);
  page.addEventListener('pointerdown', left);
  const before = lostFocus.pass;
  lostFocus.pass = pass;
  return () => {
    cancelAnimationFrame(due);
    removals.disconnect();
    page.removeEventListener('focusin', note);
    page.removeEventListener('pointerdown', left);
    lostFocus.pass = before;
  };
};

/** Keeps the place of the focus while a person is signed in. */
export const useKeptFocus = (): void => {
  useEffect(() => keepFocus(document), []);
};
