import { mapOk } from '#core/kernel/result.ts';
import type { BannerGateway } from '#core/notices/banner.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { noticesRoutes } from '../wire/notices.routes.ts';

/** Banner Settings over HTTP; the dialog says itself what went wrong with reading. */
export const httpBannerGateway = (client: ApiClient): BannerGateway => ({
  read: () => client.call(noticesRoutes.editedBanner, {}, { background: true }),
  setEnd: (endsAt, rev) => client.call(noticesRoutes.setBannerEnd, { endsAt, rev }),
  versions: async () =>
    mapOk(
      await client.call(noticesRoutes.bannerVersions, {}, { background: true }),
      ({ versions }) => versions,
    ),
  save: (banner, rev) => client.call(noticesRoutes.saveBanner, { ...banner, rev }),
});
