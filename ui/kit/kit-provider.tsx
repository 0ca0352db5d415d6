import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortalSystem } from './theme/system.ts';

let prepared: SystemContext | null = null;

/**
 * Returns the portal's design system, created on the first call. The design system has no global styles, because the page
 * already contains them (theme/page-styles.ts).
 */
export const prepareKit = (): SystemContext =>
  (prepared ??= { ...createPortalSystem(), _global: [] });

/** Provides the design system to its children. */
export const KitProvider = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={prepareKit()}>{children}</ChakraProvider>
);
