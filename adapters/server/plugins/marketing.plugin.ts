import * as wire from '#adapters/wire/marketing.wire.ts';
import { exportWish } from '#adapters/wire/lists.wire.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { plugin } from './plugin.ts';

/** Campaigns for those who make them; the file travels apart from the form, each change under the campaign's `rev` (domain guide 6.16). */
export const marketingPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.listCampaigns, backend.listCampaigns);
  routes.serve(wire.exportCampaigns, (caller, query) =>
    backend.exportCampaigns(caller, exportWish(CAMPAIGN_LIST, query)),
  );
  routes.serve(wire.createCampaign, backend.createCampaign);
  routes.serve(wire.updateCampaign, backend.updateCampaign);
  routes.serve(wire.uploadCampaignFile, backend.storeCampaignFile);
  routes.serve(wire.removeCampaignFile, backend.removeCampaignFile);
  routes.serve(wire.campaignFile, backend.readCampaignFile);
  routes.serve(wire.campaignUsage, backend.readCampaignUsage);
});
