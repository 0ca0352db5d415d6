import { createContext, useContext } from 'react';
import type { SiteFileViewModel } from './site-file.view-model.ts';

/** Context with the file of the shown site, for cards and editors. */
export const SiteFileContext = createContext<SiteFileViewModel | null>(null);

/** Returns the file of the shown site. Only for components on a site's page. */
export const useSiteFile = (): SiteFileViewModel => {
  const model = useContext(SiteFileContext);
  if (model === null) throw new Error('used outside a site’s page');
  return model;
};
