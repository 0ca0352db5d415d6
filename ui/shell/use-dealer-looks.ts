import { createContext, useContext, useEffect } from 'react';
import type { Branding } from '#core/branding/branding.schema.ts';
import { useRegistry } from './registry.ts';

/** Changes the looks of the whole page; provided once around the app. */
export const ShowBrandingContext = createContext<(branding: Branding) => void>(() => undefined);

/** Lets the page take on the looks of the session's dealer while this component is there. */
export const useDealerLooks = (): void => {
  const show = useContext(ShowBrandingContext);
  const registry = useRegistry();
  useEffect(() => {
    const watch = registry.create('dealer').subscribe(show);
    return () => watch.unsubscribe();
  }, [registry, show]);
};
