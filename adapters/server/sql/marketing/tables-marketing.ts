import type { Generated } from 'kysely';
import { type CampaignForm, campaignForm } from '#core/marketing/campaign.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** The column of each campaign field. */
export const CAMPAIGN_COLUMNS = columnsOf(campaignForm);

/** A campaign. Its days are calendar days; a null leaves that end of the period open. */
export interface CampaignTable extends FormTable<
  CampaignForm,
  typeof CAMPAIGN_COLUMNS,
  'validFrom' | 'validTo' | 'url'
> {
  id: string;
  rev: Generated<number>;
  created_at: number;
  updated_at: number;
  updated_by: string;
}

/** The file of a campaign. */
export interface CampaignFileTable {
  campaign_id: string;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_at: number;
}

/** Uses of campaigns: a person counts once per campaign, kind of use and day, in the provider's time zone. */
export interface CampaignUseTable {
  campaign_id: string;
  account_id: string;
  kind: 'view' | 'download';
  used_on: string;
  /** The group the person worked in at the time. */
  site_group_num: number;
  used_at: number;
}

/** Tables behind Marketing. */
export interface MarketingTables {
  campaign: CampaignTable;
  campaign_file: CampaignFileTable;
  campaign_use: CampaignUseTable;
}
