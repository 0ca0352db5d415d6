import { createContext, useContext, useEffect } from 'react';
import { accentCss } from '#core/branding/accent-css.rule.ts';
import type { Branding } from '#core/branding/branding.schema.ts';
import { applyAccent, applyIcon } from '../kit/theme/apply-branding.ts';
import { useRegistry } from './registry.ts';

/** Changes the branding of the whole page. Provided once around the app. */
export const ShowBrandingContext = createContext<(branding: Branding) => void>(() => undefined);

/** Applies the branding of the session's dealer to the page while the component is mounted: its texts, accent color and icon. */
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
