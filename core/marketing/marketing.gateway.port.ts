import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport } from '../lists/list-query.schema.ts';
import type {
  CampaignUsage,
  Campaign,
  CampaignForm,
  CampaignList,
  CampaignState,
} from './campaign.schema.ts';

/** A file to store, and the state that waited for it. */
export interface CampaignUpload {
  readonly document: Document;
  /** Null leaves the state as it is. */
  readonly state: Exclude<CampaignState, 'draft'> | null;
}

/** Campaigns for those who make them (domain guide 6.16). */
export interface CampaignGateway {
  /** Those whose title holds `search`, at most 200. */
  list(search: string): Answer<CampaignList>;
  /** Those a query finds, in the given columns, as a file. */
  exportList(wanted: ListExport): Answer<Document>;
  create(form: CampaignForm, idempotencyKey: string): Answer<Campaign>;
  /** 409 `staleRev` when it is not revision `rev` any more. */
  update(id: string, form: CampaignForm, rev: number): Answer<Campaign>;
  /** Stores the one file; 409 like `update`, a repeat of what was stored is answered like the first. */
  upload(id: string, rev: number, upload: CampaignUpload): Answer<Campaign>;
  /** 409 like `update`. */
  removeFile(id: string, rev: number): Answer<Campaign>;
  download(id: string): Answer<Document>;
  /** Views and downloads by group. */
  usage(id: string): Answer<CampaignUsage>;
}
