import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortalSystem } from './theme/system.ts';

/** The one design system of the portal. */
export const portalSystem = createPortalSystem();

// Token variables and ground rules stand in the page already, see theme/global-styles.ts.
const running = { ...portalSystem, _global: [] };

/** Gives the components below their tokens; inserts no global styles, those are part of each page. */
export const KitProvider = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={running}>{children}</ChakraProvider>
);
