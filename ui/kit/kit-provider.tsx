import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortalSystem } from './theme/system.ts';

let prepared: SystemContext | null = null;

/**
 * The one design system of the portal, made on the first call; the start calls it in a task of its own. Token variables
 * and ground rules stand in the page already (theme/page-styles.ts), so it carries no global styles.
 */
export const prepareKit = (): SystemContext =>
  (prepared ??= { ...createPortalSystem(), _global: [] });

/** Gives the components below their tokens. */
export const KitProvider = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={prepareKit()}>{children}</ChakraProvider>
);
