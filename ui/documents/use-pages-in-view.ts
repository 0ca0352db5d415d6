import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The events and settings of the pages in a scroll box. Pages are numbered from 1. */
export interface PagesInView {
  readonly count: number;
  /** The zoom of the pages. The visible position stays when it changes. */
  readonly zoom: number;
  /** Called when a page comes within one screen of the visible area, or leaves it. */
  readonly onNear: (number: number, isNear: boolean) => void;
  /** Called with the page the reader looks at. */
  readonly onLook: (number: number) => void;
}

const numberOf = (sheet: Element): number => Number(sheet.getAttribute('data-sheet'));

/**
 * Returns the page at a line that moves from top to bottom of the box during scrolling, so that even a small first or last
 * page is reached.
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

/** Observes the pages in a scroll box. */
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
