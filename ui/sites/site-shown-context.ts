import { createContext, useContext } from 'react';
import type { Place } from './state/place-moment.ts';

/** Context with the site of the page, for sections that load separately; null while the site is loading. */
export const SiteShownContext = createContext<Place | null>(null);

/** Returns the site of the page; null while loading. Only for components on a site's page. */
export const useSiteShown = (): Place | null => useContext(SiteShownContext);
