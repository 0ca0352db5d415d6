import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Campaign, CampaignForm, CampaignList } from './campaign.schema.ts';

/** Campaigns for those who make them (domain guide 6.16). */
export interface CampaignGateway {
  /** Those whose title holds `search`, at most 200. */
  list(search: string): Promise<Result<CampaignList, Failure>>;
  create(form: CampaignForm, idempotencyKey: string): Promise<Result<Campaign, Failure>>;
  /** 409 `staleRev` when it is not revision `rev` any more. */
  update(id: string, form: CampaignForm, rev: number): Promise<Result<Campaign, Failure>>;
}
