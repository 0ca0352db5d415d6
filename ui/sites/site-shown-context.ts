import { createContext, useContext } from 'react';
import type { Place } from './place-moment.ts';

/** The site of the page, for parts that load on their own; null while it is loading. */
export const SiteShownContext = createContext<Place | null>(null);

/** Returns the site of the page, for a component on a site's page. */
export const useSiteShown = (): Place | null => useContext(SiteShownContext);
