import type { Document } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { selectLocally } from '../../lists/local-list.rule.ts';
import { CAMPAIGN_COLUMNS, CAMPAIGN_LIST, CAMPAIGNS } from '../../marketing/campaign-columns.ts';
import type { CampaignUsage, Campaign, CampaignList } from '../../marketing/campaign.schema.ts';
import { LACKS_CONTENT, lacksContent } from '../../marketing/save-campaign.rule.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { exportList, saidQuery, type ExportPorts } from '../lists/export-list.operation.ts';
import type { Reply } from '../refusal.ts';
import { invalid, NOT_FOUND } from '../refusals.ts';
import { answerCampaign, campaignChange } from './changed-campaign.operation.ts';
import { createCampaign, updateCampaign } from './save-campaign.use-case.ts';
import { storeCampaignFile } from './store-campaign-file.use-case.ts';

/** The most campaigns one list holds. */
const MOST_CAMPAIGNS = 200;

/** Campaigns for those who make them (domain guide 6.16). */
export const createMarketing = (ports: ExportPorts & Pick<BackendPorts, 'documentJudge'>) => ({
  /** Exactly the campaigns a search finds, in the order of the screen. */
  exportCampaigns: exportList(ports, {
    name: CAMPAIGN_LIST.name,
    title: 'Campaigns',
    columns: CAMPAIGN_COLUMNS,
    operation: 'campaign.export',
    said: saidQuery,
    rows: async (tx, query: ListQuery) => {
      const { campaigns } = await tx.campaigns.list(query.search.trim(), MOST_CAMPAIGNS);
      return selectLocally(campaigns, { ...query, search: '' }, CAMPAIGNS);
    },
  }),

  /** Campaigns in every state, the latest change first. */
  listCampaigns: (
    _caller: SessionCaller,
    { search = '' }: { readonly search?: string | undefined },
  ): Reply<CampaignList> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.campaigns.list(search.trim(), MOST_CAMPAIGNS))),

  /** A campaign's file for those who make campaigns, in any state; on the record, but no download that counts. */
  readCampaignFile: (caller: SessionCaller, input: { readonly id: string }): Reply<Document> =>
    ports.unitOfWork.run(async (tx) => {
      const document = await tx.campaigns.file(input.id);
      if (document === null) return NOT_FOUND;
      await recordAudit(tx, ports, caller, {
        operation: 'campaign.file.read',
        target: input.id,
        result: 'ok',
      });
      return ok(document);
    }),

  /** Views and downloads of a campaign by group (domain guide 6.16). */
  readCampaignUsage: (
    _caller: SessionCaller,
    input: { readonly id: string },
  ): Reply<CampaignUsage> =>
    ports.unitOfWork.run(async (tx) => {
      const campaign = await tx.campaigns.find(input.id);
      return campaign === null
        ? NOT_FOUND
        : ok({ groups: [...(await tx.campaigns.usage(input.id))] });
    }),

  /** Deletes the file of a campaign, bytes and name together; refused where nothing would be left to open. */
  removeCampaignFile: async (
    caller: SessionCaller,
    input: { readonly id: string; readonly rev: number },
  ): Reply<Campaign> => {
    const { id, rev } = input;
    return ports.unitOfWork.run(async (tx) => {
      const before = await tx.campaigns.find(id);
      if (before?.rev === rev && lacksContent(before, false)) return invalid(`${LACKS_CONTENT}.`);
      const change = { ...campaignChange(ports, caller), rev };
      return answerCampaign(tx, ports, caller, {
        operation: 'campaign.file.remove',
        id,
        done: await tx.campaigns.dropFile(id, change),
      });
    });
  },

  createCampaign: createCampaign(ports),
  updateCampaign: updateCampaign(ports),
  storeCampaignFile: storeCampaignFile(ports),
});
