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

/** The person who writes a campaign, and the time of the write. */
export interface CampaignChange {
  readonly by: string;
  readonly at: number;
}

/** A change based on revision `rev`. */
export type RevisedChange = CampaignChange & { readonly rev: number };

/** One use of a campaign: a person opened its link or downloaded its file. The day is in the provider's time zone. */
export interface CampaignUse {
  readonly campaignId: string;
  readonly accountId: string;
  readonly siteGroupNum: number;
  readonly kind: 'view' | 'download';
  readonly day: string;
  readonly at: number;
}

/** A campaign as readers see it, without usage counts and editor. */
export type PublishedCampaign = CampaignForm & Pick<Campaign, 'id' | 'file'>;

/** A group's name and branding, with the campaigns that may be offered to it. */
export interface CampaignLibrary {
  readonly name: string;
  readonly kind: Audience;
  readonly branding: DealerBrand;
  readonly published: readonly PublishedCampaign[];
}

/** Stores campaigns, each with a revision and at most one file. */
export interface CampaignRepository {
  list(search: string, limit: number): Promise<CampaignList>;
  /**
   * Returns the group with its branding and all published campaigns regardless of their dates, latest change first; null
   * for an unknown group.
   */
  library(siteGroupNum: number): Promise<CampaignLibrary | null>;
  find(id: string): Promise<Campaign | null>;
  add(id: string, form: CampaignForm, change: CampaignChange): Promise<void>;
  /** Saves a campaign. Returns false if the campaign's revision is no longer `rev` or the campaign does not exist. */
  replace(id: string, form: CampaignForm, change: RevisedChange): Promise<boolean>;
  file(id: string): Promise<Document | null>;
  /** Returns the hash of the stored file's bytes and name, by which a repeated upload is recognized. */
  fileDigest(id: string): Promise<string | null>;
  /**
   * Stores the file's bytes and name, applies a requested state, and raises the revision. Returns false if the revision is
   * no longer `rev` or the campaign does not exist.
   */
  putFile(
    id: string,
    file: Document & { readonly digest: string; readonly state: CampaignState | null },
    change: RevisedChange,
  ): Promise<boolean>;
  /** Deletes the file. Returns false if the revision is no longer `rev` or the campaign does not exist. */
  dropFile(id: string, change: RevisedChange): Promise<boolean>;
  /** Records that a person used a campaign. A second use of the campaign by the same person on the same day is ignored. */
  noteUse(use: CampaignUse): Promise<void>;
  /** Returns a campaign's usage by group, most uses first; null for an unknown campaign. */
  usage(id: string): Promise<readonly GroupUsage[] | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly campaigns: CampaignRepository;
  }
}
