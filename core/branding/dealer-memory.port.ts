import type { Answer } from '../kernel/result.ts';
import type { Branding } from './branding.schema.ts';

/** Looks up a dealer's branding before sign-in. An unknown number returns the default branding. */
export interface BrandingGateway {
  branding(siteGroupNum: number | null): Answer<Branding>;
}

/**
 * Remembers which dealer this browser last signed in for. The value is no secret, and the server reads it to render the
 * next sign-in page in that dealer's branding.
 */
export interface DealerMemory {
  remember(siteGroupNum: number): void;
}
