import type { BrandingGateway } from '#core/branding/branding.gateway.port.ts';
import { dealerBranding } from '../wire/public.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A dealer's branding over HTTP, in the background. */
export class HttpBrandingGateway implements BrandingGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  branding(siteGroupNum: number | null): ReturnType<BrandingGateway['branding']> {
    return this.#client.call(dealerBranding, {
      query: siteGroupNum === null ? {} : { siteGroup: String(siteGroupNum) },
      background: true,
    });
  }
}
