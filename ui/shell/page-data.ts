import { createContext, useContext } from 'react';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';

/** Data that the server wrote into the page. The first render may use no other data, so that it matches the server's markup. */
export const PageDataContext = createContext<PageData | null>(null);

/** Returns the page data; throws without a provider. */
export const usePageData = (): PageData => {
  const page = useContext(PageDataContext);
  if (page === null) throw new Error('No page data around this component');
  return page;
};

/** Returns the name of the portal: the dealer's, or the provider's if the dealer has none. */
export const usePortalName = (): string => {
  const { branding, configuration } = usePageData();
  return branding.displayName ?? configuration.providerName;
};
