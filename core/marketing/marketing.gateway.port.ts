import type { Document } from '../documents/document.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { ExportFormat, ListQuery } from '../lists/list-query.schema.ts';
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
  list(search: string): Promise<Result<CampaignList, Failure>>;
  /** Those a query finds, in the given columns, as a file. */
  exportList(wanted: {
    readonly query: ListQuery;
    readonly columns: readonly string[];
    readonly format: ExportFormat;
  }): Promise<Result<Document, Failure>>;
  create(form: CampaignForm, idempotencyKey: string): Promise<Result<Campaign, Failure>>;
  /** 409 `staleRev` when it is not revision `rev` any more. */
  update(id: string, form: CampaignForm, rev: number): Promise<Result<Campaign, Failure>>;
  /** Stores the one file; 409 like `update`, a repeat of what was stored is answered like the first. */
  upload(id: string, rev: number, upload: CampaignUpload): Promise<Result<Campaign, Failure>>;
  /** 409 like `update`. */
  removeFile(id: string, rev: number): Promise<Result<Campaign, Failure>>;
  download(id: string): Promise<Result<Document, Failure>>;
  /** Views and downloads by group. */
  usage(id: string): Promise<Result<CampaignUsage, Failure>>;
}
