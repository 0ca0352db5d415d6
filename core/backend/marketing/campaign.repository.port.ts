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

/** Who writes a campaign, and when. */
export interface CampaignChange {
  readonly by: string;
  readonly at: number;
}

/** A change of what is revision `rev` by now. */
export type RevisedChange = CampaignChange & { readonly rev: number };

/** A person who opened a link or fetched a file, on a day of the provider's zone. */
export interface CampaignUse {
  readonly campaignId: string;
  readonly accountId: string;
  readonly siteGroupNum: number;
  readonly kind: 'view' | 'download';
  readonly day: string;
  readonly at: number;
}

/** A campaign as its readers need it: without its use, and without who changed it. */
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
  /** The group with its looks and all that is in the state published, whatever their days, the latest change first; null for a number nobody has. */
  library(siteGroupNum: number): Promise<CampaignLibrary | null>;
  find(id: string): Promise<Campaign | null>;
  add(id: string, form: CampaignForm, change: CampaignChange): Promise<void>;
  /** False when it is not revision `rev` any more, or is not there. */
  replace(id: string, form: CampaignForm, change: RevisedChange): Promise<boolean>;
  file(id: string): Promise<Document | null>;
  /** Mark of the stored file's bytes and name, so that a repeated upload is known. */
  fileDigest(id: string): Promise<string | null>;
  /** Stores bytes and name, sets the state if one waited for them, and makes a new revision; false like `replace`. */
  putFile(
    id: string,
    file: Document & { readonly digest: string; readonly state: CampaignState | null },
    change: RevisedChange,
  ): Promise<boolean>;
  /** False like `replace`. */
  dropFile(id: string, change: RevisedChange): Promise<boolean>;
  /** A repeat by the same person on the same day is passed over. */
  noteUse(use: CampaignUse): Promise<void>;
  /** By group, the busiest first; null when there is no such campaign. */
  usage(id: string): Promise<readonly GroupUsage[] | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly campaigns: CampaignRepository;
  }
}
