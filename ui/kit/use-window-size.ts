import { useSyncExternalStore } from 'react';

const watch = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** The window's inner size in CSS pixels. */
export const useWindowSize = (): { readonly width: number; readonly height: number } => ({
  width: useSyncExternalStore(watch, () => innerWidth),
  height: useSyncExternalStore(watch, () => innerHeight),
});
