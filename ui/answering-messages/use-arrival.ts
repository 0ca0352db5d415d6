import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for new content at the lower end of a panel. Scrolls the content into view and focuses its `data-first` element. */
export const useArrival = (): RefObject<HTMLDivElement | null> => {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    target.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return target;
};
