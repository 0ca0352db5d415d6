import type { Answer } from '../kernel/result.ts';
import type { Branding } from './branding.schema.ts';

/** Loads a dealer's branding before sign-in. An unknown dealer number gets the default branding. */
export interface BrandingGateway {
  branding(siteGroupNum: number | null): Answer<Branding>;
}

/**
 * Remembers the dealer of this browser's last sign-in. The value is not secret. The server renders the next sign-in page
 * in the branding of the remembered dealer.
 */
export interface DealerMemory {
  remember(siteGroupNum: number): void;
}
