import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The zoom level and callbacks for pages in a scroll box. Page numbers start at 1. */
export interface PagesInView {
  readonly count: number;
  /** The zoom level of the pages. A change of the level keeps the visible position. */
  readonly zoom: number;
  /** Called when a page comes within one screen height of the visible area, or leaves this range. */
  readonly onNear: (number: number, isNear: boolean) => void;
  /** Called with the number of the page in view. */
  readonly onLook: (number: number) => void;
}

const numberOf = (sheet: Element): number => Number(sheet.getAttribute('data-sheet'));

/**
 * Returns the page in view: the page at an imaginary line that moves down the box while the user scrolls, so that even a
 * small first or last page can be in view.
 */
const lookedAt = (box: HTMLElement, sheets: readonly HTMLElement[]): HTMLElement | undefined => {
  const distance = box.scrollHeight - box.clientHeight;
  const line = box.scrollTop + (distance > 0 ? box.scrollTop / distance : 0) * box.clientHeight;
  let [low, high] = [0, sheets.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sheets[middle]?.offsetTop ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return sheets[low];
};

/** Calls back when pages in a scroll box come near, leave, or come into view. */
export const usePagesInView = (
  box: RefObject<HTMLElement | null>,
  { count, zoom, onNear, onLook }: PagesInView,
): void => {
  const handlers = useRef({ onNear, onLook });
  const place = useRef({ down: 0, along: 0 });
  useEffect(() => {
    handlers.current = { onNear, onLook };
  });
  useEffect(() => {
    const root = box.current;
    if (root === null) return undefined;
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          handlers.current.onNear(numberOf(target), isIntersecting);
      },
      { root, rootMargin: '100% 0%' },
    );
    const sheets = [...root.querySelectorAll<HTMLElement>('[data-sheet]')];
    for (const sheet of sheets) near.observe(sheet);
    const moved = () => {
      const { scrollHeight, scrollLeft, scrollTop, scrollWidth } = root;
      place.current = { down: scrollTop / scrollHeight, along: scrollLeft / scrollWidth };
      const sheet = lookedAt(root, sheets);
      if (sheet !== undefined) handlers.current.onLook(numberOf(sheet));
    };
    root.addEventListener('scroll', moved, { passive: true });
    return () => {
      near.disconnect();
      root.removeEventListener('scroll', moved);
    };
  }, [box, count]);
  useLayoutEffect(() => {
    const root = box.current;
    if (root === null) return;
    const { along, down } = place.current;
    root.scrollTo(along * root.scrollWidth, down * root.scrollHeight);
  }, [box, zoom]);
};
