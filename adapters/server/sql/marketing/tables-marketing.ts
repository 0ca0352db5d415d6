import type { Generated } from 'kysely';
import { type CampaignForm, campaignForm } from '#core/marketing/campaign.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** The column of each campaign field. */
export const CAMPAIGN_COLUMNS = columnsOf(campaignForm);

/** A campaign. The first and last day are calendar days, or null for no limit. */
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

export interface CampaignFileTable {
  campaign_id: string;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_at: number;
}

/** One use of a campaign per person, kind of use and day in the provider's time zone. */
export interface CampaignUseTable {
  campaign_id: string;
  account_id: string;
  kind: 'view' | 'download';
  used_on: string;
  /** The group in which the person worked when using the campaign. */
  site_group_num: number;
  used_at: number;
}

/** Tables behind the Marketing screens. */
export interface MarketingTables {
  campaign: CampaignTable;
  campaign_file: CampaignFileTable;
  campaign_use: CampaignUseTable;
}
