import type { BackendPorts } from '../backend-ports.ts';
import { ListResources } from '../resources/list-resources.use-case.ts';
import { NoteResourceView } from '../resources/note-resource-view.use-case.ts';
import { ReadResourceFile } from '../resources/read-resource-file.use-case.ts';
import { createCampaignFiles } from './create-campaign-files.ts';
import { ListCampaigns } from './list-campaigns.use-case.ts';
import { ReadCampaignFile } from './read-campaign-file.use-case.ts';
import { ReadCampaignUsage } from './read-campaign-usage.use-case.ts';
import { RemoveCampaignFile } from './remove-campaign-file.use-case.ts';
import { SaveCampaign } from './save-campaign.use-case.ts';
import { StoreCampaignFile } from './store-campaign-file.use-case.ts';

/** Campaigns for those who make them, and for the dealers who use them. */
export const createMarketing = (ports: BackendPorts) => ({
  listCampaigns: new ListCampaigns(ports),
  ...createCampaignFiles(ports),
  saveCampaign: new SaveCampaign(ports),
  storeCampaignFile: new StoreCampaignFile(ports),
  removeCampaignFile: new RemoveCampaignFile(ports),
  readCampaignFile: new ReadCampaignFile(ports),
  readCampaignUsage: new ReadCampaignUsage(ports),
  listResources: new ListResources(ports),
  readResourceFile: new ReadResourceFile(ports),
  noteResourceView: new NoteResourceView(ports),
});
