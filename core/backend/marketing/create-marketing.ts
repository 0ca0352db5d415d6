import type { BackendPorts } from '../backend-ports.ts';
import { listResources } from '../resources/list-resources.use-case.ts';
import { noteResourceView } from '../resources/note-resource-view.use-case.ts';
import { readResourceFile } from '../resources/read-resource-file.use-case.ts';
import { listCampaigns } from './list-campaigns.use-case.ts';
import { readCampaignFile } from './read-campaign-file.use-case.ts';
import { readCampaignUsage } from './read-campaign-usage.use-case.ts';
import { removeCampaignFile } from './remove-campaign-file.use-case.ts';
import { saveCampaign } from './save-campaign.use-case.ts';
import { storeCampaignFile } from './store-campaign-file.use-case.ts';

/** Campaigns for those who make them, and for the dealers who use them. */
export const createMarketing = (ports: BackendPorts) => ({
  listCampaigns: listCampaigns(ports),
  saveCampaign: saveCampaign(ports),
  storeCampaignFile: storeCampaignFile(ports),
  removeCampaignFile: removeCampaignFile(ports),
  readCampaignFile: readCampaignFile(ports),
  readCampaignUsage: readCampaignUsage(ports),
  listResources: listResources(ports),
  readResourceFile: readResourceFile(ports),
  noteResourceView: noteResourceView(ports),
});
