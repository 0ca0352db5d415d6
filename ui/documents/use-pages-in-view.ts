import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What is told of the sheets of a roll, by their numbers from 1. */
export interface PagesInView {
  readonly count: number;
  /** How large they are; the place that is seen stays when that changes. */
  readonly zoom: number;
  /** One comes within a screen of what is seen, or leaves it. */
  readonly onNear: (number: number, isNear: boolean) => void;
  /** The one that is looked at. */
  readonly onLook: (number: number) => void;
}

const numberOf = (sheet: Element): number => Number(sheet.getAttribute('data-sheet'));

/** The sheet at a line that moves from the top of the box to its end as it is scrolled, so that first and last are reached however small they are. */
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

/** Watches the sheets in a box that scrolls. */
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
