import { useSyncExternalStore } from 'react';
import { currentColorMode, type ColorMode } from './color-mode.ts';

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
};

/** The theme the page shows, whoever changed it. */
export const useColorMode = (): ColorMode => useSyncExternalStore(watch, currentColorMode);
