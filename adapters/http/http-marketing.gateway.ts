import type { CampaignGateway } from '#core/marketing/marketing.gateway.port.ts';
import * as wire from '../wire/marketing.wire.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Campaigns over HTTP, for those who keep them. */
export const httpMarketingGateway = (client: ApiClient): CampaignGateway => ({
  list: (search) => client.call(wire.listCampaigns, { search: search || undefined }),
  exportList: (wish) =>
    client.call(wire.exportCampaigns, exportWishText(CAMPAIGN_LIST, wish), { background: true }),
  create: (form, idempotencyKey) => client.call(wire.createCampaign, form, { idempotencyKey }),
  update: (id, form, rev) => client.call(wire.updateCampaign, { id, ...form, rev }),
  upload: (id, rev, { document, state }) =>
    client.call(
      wire.uploadCampaignFile,
      { id, rev, state: state ?? undefined },
      { upload: document },
    ),
  removeFile: (id, rev) => client.call(wire.removeCampaignFile, { id, rev }),
  download: (id) => client.call(wire.campaignFile, { id }),
  usage: (id) => client.call(wire.campaignUsage, { id }),
});
