import { createContext, useContext, useEffect } from 'react';
import { accentCss } from '#core/branding/accent-css.rule.ts';
import type { Branding } from '#core/branding/branding.schema.ts';
import { applyAccent, applyIcon } from '../kit/theme/apply-branding.ts';
import { useRegistry } from './registry.ts';

/** Context with the function that changes the branding of the page, provided once around the app. */
export const ShowBrandingContext = createContext<(branding: Branding) => void>(() => undefined);

/** Applies the branding of the session's dealer while the component is mounted: texts, accent color and icon. */
export const useDealerBranding = (): void => {
  const show = useContext(ShowBrandingContext);
  const registry = useRegistry();
  useEffect(() => {
    const watch = registry.create('dealer').subscribe((branding) => {
      show(branding);
      applyAccent(branding.accent === null ? null : accentCss(branding.accent));
      applyIcon(branding.faviconUrl);
    });
    return () => watch.unsubscribe();
  }, [registry, show]);
};
