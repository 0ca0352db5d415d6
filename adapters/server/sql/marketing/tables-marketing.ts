import type { Generated } from 'kysely';
import { type CampaignForm, campaignForm } from '#core/marketing/campaign.schema.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** Where each field of a campaign is stored. */
export const CAMPAIGN_COLUMNS = columnsOf(campaignForm);

/** A campaign; days are calendar days, null leaves that side open. */
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

/** A person counts once for a campaign, a kind of use and a day of the provider's zone. */
export interface CampaignUseTable {
  campaign_id: string;
  account_id: string;
  kind: 'view' | 'download';
  used_on: string;
  /** The group the person worked in. */
  site_group_num: number;
  used_at: number;
}

/** Tables behind Marketing. */
export interface MarketingTables {
  campaign: CampaignTable;
  campaign_file: CampaignFileTable;
  campaign_use: CampaignUseTable;
}
