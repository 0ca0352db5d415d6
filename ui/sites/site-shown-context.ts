import { createContext, useContext } from 'react';
import type { Place } from './place-moment.ts';

/** The site of the page for the parts within it that are fetched by themselves; null while it is still read. */
export const SiteShownContext = createContext<Place | null>(null);

/** The same for a component on a site's page. */
export const useSiteShown = (): Place | null => useContext(SiteShownContext);
