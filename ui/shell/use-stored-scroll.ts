import { useEffect, useState } from 'react';

/**
 * Scrolls a screen to its stored position once the screen is ready, then reports each new position. If `kept` is null, the
 * screen starts at the top.
 */
export const useStoredScroll = (
  ready: boolean,
  kept: number | null,
  keep: (scroll: number) => void,
): void => {
  // Uses only the initial position, because later values of `kept` are positions that this hook itself reported.
  const [first] = useState(kept);
  useEffect(() => {
    if (ready && first !== null) window.scrollTo(0, first);
  }, [ready, first]);
  useEffect(() => {
    if (!ready) return undefined;
    const note = () => keep(window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  });
};
