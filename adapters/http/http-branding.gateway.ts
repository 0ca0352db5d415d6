import type { BrandingGateway } from '#core/branding/branding.port.ts';
import { dealerBranding } from '../wire/public.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A dealer's looks over HTTP, in the background: without them the page keeps the provider's. */
export const httpBrandingGateway = (client: ApiClient): BrandingGateway => ({
  branding: (siteGroupNum) =>
    client.call(dealerBranding, { siteGroup: siteGroupNum ?? undefined }, { background: true }),
});
