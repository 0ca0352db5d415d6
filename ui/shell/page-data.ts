import { createContext, useContext } from 'react';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';

/** The data the server wrote into this page. The first render must use nothing else, or it would not match the markup. */
export const PageDataContext = createContext<PageData | null>(null);

/** Returns the page data provided around this component. */
export const usePageData = (): PageData => {
  const page = useContext(PageDataContext);
  if (page === null) throw new Error('No page data around this component');
  return page;
};

/** Returns the name of the portal: that of the dealer if it has one, else the provider's. */
export const usePortalName = (): string => {
  const { branding, configuration } = usePageData();
  return branding.displayName ?? configuration.providerName;
};
