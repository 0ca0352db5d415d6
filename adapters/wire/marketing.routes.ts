import { marketingApi } from '#core/marketing/marketing.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof marketingApi> = {
  listCampaigns: 'GET marketing/campaigns',
  exportCampaigns: 'GET marketing/campaigns/export',
  createCampaign: 'POST marketing/campaigns',
  updateCampaign: 'PUT marketing/campaigns/{id}',
  uploadCampaignFile: 'PUT marketing/campaigns/{id}/file?rev,state',
  removeCampaignFile: 'DELETE marketing/campaigns/{id}/file',
  campaignFile: 'GET marketing/campaigns/{id}/file',
  campaignUsage: 'GET marketing/campaigns/{id}/usage',
};

export const marketingRoutes = routesOf(marketingApi, lines);
