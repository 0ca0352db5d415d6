import type { DealerBrand } from '../../branding/branding.schema.ts';
import type { Document } from '../../documents/document.ts';
import type {
  GroupUsage,
  Audience,
  Campaign,
  CampaignForm,
  CampaignList,
  CampaignState,
} from '../../marketing/campaign.schema.ts';

/** The person who writes a campaign, and the time. */
export interface CampaignChange {
  readonly by: string;
  readonly at: number;
}

/** A change based on revision `rev`. */
export type RevisedChange = CampaignChange & { readonly rev: number };

/** A person who opened a link or downloaded a file, on a day in the provider's time zone. */
export interface CampaignUse {
  readonly campaignId: string;
  readonly accountId: string;
  readonly siteGroupNum: number;
  readonly kind: 'view' | 'download';
  readonly day: string;
  readonly at: number;
}

/** A campaign for its readers, without usage counts and without its editor. */
export type PublishedCampaign = CampaignForm & Pick<Campaign, 'id' | 'file'>;

/** A group with the campaigns it may be offered. */
export interface CampaignLibrary {
  readonly name: string;
  readonly kind: Audience;
  readonly branding: DealerBrand;
  readonly published: readonly PublishedCampaign[];
}

/** Campaigns, each with a revision and at most one file. */
export interface CampaignRepository {
  list(search: string, limit: number): Promise<CampaignList>;
  /**
   * Returns the group with its branding and all campaigns in the state published, whatever their days, latest change
   * first; null for an unknown group.
   */
  library(siteGroupNum: number): Promise<CampaignLibrary | null>;
  find(id: string): Promise<Campaign | null>;
  add(id: string, form: CampaignForm, change: CampaignChange): Promise<void>;
  /** Returns false if the revision is no longer `rev`, or the campaign does not exist. */
  replace(id: string, form: CampaignForm, change: RevisedChange): Promise<boolean>;
  file(id: string): Promise<Document | null>;
  /** Hash of the stored file's bytes and name, by which a repeated upload is recognized. */
  fileDigest(id: string): Promise<string | null>;
  /** Stores bytes and name, applies the state that was waiting for a file, and makes a new revision. Returns false like `replace`. */
  putFile(
    id: string,
    file: Document & { readonly digest: string; readonly state: CampaignState | null },
    change: RevisedChange,
  ): Promise<boolean>;
  /** Returns false like `replace`. */
  dropFile(id: string, change: RevisedChange): Promise<boolean>;
  /** Records a use. A repeat by the same person on the same day is ignored. */
  noteUse(use: CampaignUse): Promise<void>;
  /** Returns usage by group, busiest first; null for an unknown campaign. */
  usage(id: string): Promise<readonly GroupUsage[] | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly campaigns: CampaignRepository;
  }
}
