import type { Generated } from 'kysely';
import type { CampaignKind, CampaignState } from '#core/marketing/campaign.schema.ts';

/** A campaign; days are calendar days, null leaves that side open. */
export interface CampaignTable {
  id: string;
  title: string;
  kind: CampaignKind;
  /** Kinds of site groups, as written by this server. */
  audience: unknown;
  valid_from: string | null;
  valid_to: string | null;
  url: string | null;
  state: CampaignState;
  rev: Generated<number>;
  created_at: number;
  updated_at: number;
  updated_by: string;
}

/** Tables behind Marketing. */
export interface MarketingTables {
  campaign: CampaignTable;
}
