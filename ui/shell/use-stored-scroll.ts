import { useEffect, useState } from 'react';

/** Scrolls a screen to where it was left once it is ready, and reports its position from then on; null starts at the top. */
export const useStoredScroll = (
  ready: boolean,
  kept: number | null,
  keep: (scroll: number) => void,
): void => {
  // Later positions are reported by this screen itself.
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
