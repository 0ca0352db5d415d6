import { useEffect, useRef, type RefObject } from 'react';

/** What appears lower in a panel than is seen of it comes into sight, and what is marked `data-first` in it takes the focus. */
export const useArrival = (): RefObject<HTMLDivElement | null> => {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    target.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return target;
};
