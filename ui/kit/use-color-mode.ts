import { useSyncExternalStore } from 'react';
import { currentColorMode, type ColorMode } from './color-mode.ts';

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
};

/** Returns the displayed theme and re-renders on every change. */
export const useColorMode = (): ColorMode => useSyncExternalStore(watch, currentColorMode);
