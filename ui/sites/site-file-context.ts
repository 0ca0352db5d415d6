import { createContext, useContext } from 'react';
import type { SiteFileViewModel } from './site-file.view-model.ts';

/** The file of the shown site, for its cards and editors. */
export const SiteFileContext = createContext<SiteFileViewModel | null>(null);

/** Returns the file of the site. Only for components on a site's page. */
export const useSiteFile = (): SiteFileViewModel => {
  const model = useContext(SiteFileContext);
  if (model === null) throw new Error('this stands on a site’s page alone');
  return model;
};
