import type { Answer } from '../kernel/result.ts';
import type { Branding } from './branding.schema.ts';

/** Looks up a dealer's branding before anyone has signed in; an unknown number answers the default. */
export interface BrandingGateway {
  branding(siteGroupNum: number | null): Answer<Branding>;
}

/** Which dealer this browser last signed in for; what it keeps is no secret and the server reads it to draw the next sign-in page in that dealer's branding. */
export interface DealerMemory {
  remember(siteGroupNum: number): void;
}
