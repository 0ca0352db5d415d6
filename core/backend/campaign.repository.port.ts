import type { Campaign, CampaignForm, CampaignList } from '../marketing/campaign.schema.ts';

/** Who writes a campaign, and when. */
export interface CampaignChange {
  readonly by: string;
  readonly at: number;
}

/** Campaigns, each with a revision. */
export interface CampaignRepository {
  list(search: string, limit: number): Promise<CampaignList>;
  find(id: string): Promise<Campaign | null>;
  add(id: string, form: CampaignForm, change: CampaignChange): Promise<void>;
  /** False when it is not revision `rev` any more, or is not there. */
  replace(
    id: string,
    form: CampaignForm,
    change: CampaignChange & { rev: number },
  ): Promise<boolean>;
}
