import { useSyncExternalStore, useCallback, useMemo, useState } from 'react';
import type { MEDIA } from './media.ts';

const watch = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** Returns the window's inner size in CSS pixels. */
export const useWindowSize = (): { readonly width: number; readonly height: number } => ({
  width: useSyncExternalStore(watch, () => innerWidth),
  height: useSyncExternalStore(watch, () => innerHeight),
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
