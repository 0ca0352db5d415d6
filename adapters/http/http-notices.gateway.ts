import { mapOk } from '#core/kernel/result.ts';
import type { BannerGateway } from '#core/notices/banner.gateway.port.ts';
import * as wire from '../wire/notices.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Banner Settings over HTTP; the dialog says itself what went wrong with reading. */
export const httpBannerGateway = (client: ApiClient): BannerGateway => ({
  read: () => client.call(wire.editedBanner, {}, { background: true }),
  setEnd: (endsAt, rev) => client.call(wire.setBannerEnd, { endsAt, rev }),
  versions: async () =>
    mapOk(
      await client.call(wire.bannerVersions, {}, { background: true }),
      ({ versions }) => versions,
    ),
  save: (banner, rev) => client.call(wire.saveBanner, { ...banner, rev: String(rev) }),
});
