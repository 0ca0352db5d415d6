import { createContext, useContext } from 'react';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';

/** What the server wrote into this page; the first rendering must use nothing else, or it would not match the markup. */
export const PageDataContext = createContext<PageData | null>(null);

/** The data of the page around this component. */
export const usePageData = (): PageData => {
  const page = useContext(PageDataContext);
  if (page === null) throw new Error('No page data around this component');
  return page;
};

/** What the portal is called: by its dealer where one has a name for it. */
export const usePortalName = (): string => {
  const { branding, configuration } = usePageData();
  return branding.displayName ?? configuration.providerName;
};
