import type { FiledChange, FiledSaving } from '../documents/document.ts';
import { saveWithFile } from '../documents/save-with-file.operation.ts';
import type { AttemptKey } from '../kernel/attempt-key.ts';
import { err, ok, type Answer } from '../kernel/result.ts';
import type { MarketingGateway } from './marketing.api.ts';
import { campaignForm, type Campaign, type CampaignForm } from './campaign.schema.ts';
import { planCampaignSave } from './plan-campaign-save.rule.ts';

type Writes = Pick<
  MarketingGateway,
  | 'createCampaign'
  | 'updateCampaign'
  | 'listCampaigns'
  | 'uploadCampaignFile'
  | 'removeCampaignFile'
>;

/** Reads all campaigns and returns the current version of one. */
export const newestCampaign = async (
  campaigns: Pick<MarketingGateway, 'listCampaigns'>,
  id: string,
): Answer<Campaign> => {
  const listed = await campaigns.listCampaigns();
  if (!listed.ok) return listed;
  const found = listed.value.campaigns.find((one) => one.id === id);
  return found === undefined ? err({ kind: 'unreadable' }) : ok(found);
};

/** Creates or updates a campaign only if it changed, then uploads or deletes its file. */
export const saveCampaign =
  ({ campaigns, key }: { campaigns: Writes; key: AttemptKey }) =>
  ({
    before,
    draft,
    change,
  }: FiledChange<Campaign, CampaignForm>): Promise<FiledSaving<Campaign>> => {
    const { fields, file, stateWithFile: state } = planCampaignSave(before, draft, change);
    const saveFile = ({ id, rev }: Campaign) =>
      change.kind === 'replace'
        ? campaigns.uploadCampaignFile(
            { id, rev, state: state ?? undefined },
            { upload: change.document },
          )
        : campaigns.removeCampaignFile({ id, rev });
    const first = fields ?? draft;
    return saveWithFile({
      before,
      create: () =>
        key.send(first, (idempotencyKey) => campaigns.createCampaign(first, { idempotencyKey })),
      update: fields && (({ id, rev }) => campaigns.updateCampaign({ id, ...fields, rev })),
      newest: ({ id }) => newestCampaign(campaigns, id),
      isMine: (stored) => campaignForm.same(stored, first),
      file: file === 'none' ? null : saveFile,
    });
  };
