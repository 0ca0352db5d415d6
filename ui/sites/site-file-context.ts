import { createContext, useContext } from 'react';
import type { SiteFileViewModel } from './site-file.view-model.ts';

/** The file of the site that is shown, for its cards and for what stands open over them. */
export const SiteFileContext = createContext<SiteFileViewModel | null>(null);

/** The same for a component that stands on a site's page alone. */
export const useSiteFile = (): SiteFileViewModel => {
  const model = useContext(SiteFileContext);
  if (model === null) throw new Error('this stands on a site’s page alone');
  return model;
};
