import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortalSystem } from './theme/system.ts';

let prepared: SystemContext | null = null;

/**
 * Returns the portal's one design system, created on the first call. The start calls it in a task of its own. Token
 * variables and global rules are already in the page (theme/page-styles.ts), so it has no global styles.
 */
export const prepareKit = (): SystemContext =>
  (prepared ??= { ...createPortalSystem(), _global: [] });

/** Provides the design system to the components below. */
export const KitProvider = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={prepareKit()}>{children}</ChakraProvider>
);
