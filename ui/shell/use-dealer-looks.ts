import { createContext, useContext, useEffect } from 'react';
import { accentCss } from '#core/branding/accent-css.rule.ts';
import type { Branding } from '#core/branding/branding.schema.ts';
import { wearAccent, wearIcon } from '../kit/theme/wear-looks.ts';
import { useRegistry } from './registry.ts';

/** Changes the looks of the whole page; provided once around the app. */
export const ShowBrandingContext = createContext<(branding: Branding) => void>(() => undefined);

/** Lets the page take on the looks of the session's dealer while this component is there: its words, its accent and its icon. */
export const useDealerLooks = (): void => {
  const show = useContext(ShowBrandingContext);
  const registry = useRegistry();
  useEffect(() => {
    const watch = registry.create('dealer').subscribe((branding) => {
      show(branding);
      wearAccent(branding.accent === null ? null : accentCss(branding.accent));
      wearIcon(branding.faviconUrl);
    });
    return () => watch.unsubscribe();
  }, [registry, show]);
};
