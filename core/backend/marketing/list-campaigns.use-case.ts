import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { CampaignList } from '../../marketing/campaign.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

const MOST = 200;

/** Campaigns in every state, the latest change first. */
export const listCampaigns =
  (ports: BackendPorts) =>
  (
    _caller: SessionCaller,
    input: { readonly search: string },
  ): Promise<Result<CampaignList, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.campaigns.list(input.search.trim(), MOST)));
