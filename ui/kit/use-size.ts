import { useSyncExternalStore, useCallback, useMemo, useState } from 'react';
import type { MEDIA } from './media.ts';

const watch = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** Returns a length as media queries in rem count it: a browser set to larger text has a smaller window. */
const atUsualText = (pixels: number): number =>
  (pixels * 16) / parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Returns the window's inner size in CSS pixels at the usual size of text. */
export const useWindowSize = (): { readonly width: number; readonly height: number } => ({
  width: useSyncExternalStore(watch, () => atUsualText(innerWidth)),
  height: useSyncExternalStore(watch, () => atUsualText(innerHeight)),
});

/** Returns true if a `MEDIA` query matches, and re-renders on changes. */
export const useMedia = (query: (typeof MEDIA)[keyof typeof MEDIA]): boolean => {
  const list = useMemo(() => matchMedia(query), [query]);
  const watchIt = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(watchIt, () => list.matches);
};

/**
 * Returns a ref and the referenced element's inner size in CSS pixels; the size is 0 before the element is rendered. The
 * component re-renders when the size changes.
 */
export const useElementSize = () => {
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      setWidth(entry?.contentRect.width ?? 0);
      setHeight(entry?.contentRect.height ?? 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, { width, height }] as const;
};

/** A ref for a row of tabs. Scrolls the current tab into view, because tabs can be wider than a phone's screen. */
export const currentInView = (row: HTMLElement | null): (() => void) | undefined => {
  if (row === null) return undefined;
  const show = (): void => {
    const tab = row.querySelector('[aria-selected=true], [aria-current]')?.getBoundingClientRect();
    if (tab === undefined) return;
    const { left, width } = row.getBoundingClientRect();
    row.scrollLeft += tab.left + tab.width / 2 - left - width / 2;
  };
  const sizes = new ResizeObserver(show);
  const turns = new MutationObserver(show);
  sizes.observe(row);
  turns.observe(row, { subtree: true, attributeFilter: ['aria-current', 'aria-selected'] });
  return () => {
    sizes.disconnect();
    turns.disconnect();
  };
};

/**
 * Returns a ref for an element that is pinned to an edge of the window: itself, or on phones some of its children. Their height
 * is the page's `--pinned-<edge>`, by which the page's styles keep what takes the focus clear of the element (WCAG 2.4.11).
 */
export const usePinned = (edge: 'head' | 'foot' | 'bulk') =>
  useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const name = `--pinned-${edge}`;
      const { style } = document.documentElement;
      const parts = [element, ...element.children];
      const observer = new ResizeObserver(() => {
        const heights = parts
          .filter((part) => getComputedStyle(part).position === 'sticky')
          .map((part) => part.getBoundingClientRect().height);
        style.setProperty(name, `${heights.reduce((all, height) => all + height, 0)}px`);
      });
      for (const part of parts) observer.observe(part);
      return () => {
        observer.disconnect();
        style.removeProperty(name);
      };
    },
    [edge],
  );
