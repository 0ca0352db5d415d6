import type { CampaignGateway } from '#core/marketing/marketing.gateway.port.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { marketingRoutes } from '../wire/marketing.routes.ts';

/** Campaigns over HTTP, for those who keep them. */
export const httpMarketingGateway = (client: ApiClient): CampaignGateway => ({
  list: (search) => client.call(marketingRoutes.listCampaigns, { search: search || undefined }),
  exportList: (wish) =>
    client.call(marketingRoutes.exportCampaigns, exportWishText(CAMPAIGN_LIST, wish), {
      background: true,
    }),
  create: (form, idempotencyKey) =>
    client.call(marketingRoutes.createCampaign, form, { idempotencyKey }),
  update: (id, form, rev) => client.call(marketingRoutes.updateCampaign, { id, ...form, rev }),
  upload: (id, rev, { document, state }) =>
    client.call(
      marketingRoutes.uploadCampaignFile,
      { id, rev, state: state ?? undefined },
      { upload: document },
    ),
  removeFile: (id, rev) => client.call(marketingRoutes.removeCampaignFile, { id, rev }),
  download: (id) => client.call(marketingRoutes.campaignFile, { id }),
  usage: (id) => client.call(marketingRoutes.campaignUsage, { id }),
});
