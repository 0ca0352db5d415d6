import { useEffect, useRef, type RefObject } from 'react';

/** What appears lower in a panel than is seen of it comes into sight, and what is marked `data-first` in it takes the focus. */
export const useArrival = (): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return place;
};
