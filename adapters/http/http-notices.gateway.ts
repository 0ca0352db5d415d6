import type { BannerGateway } from '#core/notices/banner.gateway.port.ts';
import * as wire from '../wire/notices.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Banner Settings over HTTP; the dialog says itself what went wrong with reading. */
export const httpBannerGateway = (client: ApiClient): BannerGateway => ({
  read: () => client.call(wire.editedBanner, {}, { background: true }),
  save: (banner, rev) => client.call(wire.saveBanner, { ...banner, rev: String(rev) }),
});
