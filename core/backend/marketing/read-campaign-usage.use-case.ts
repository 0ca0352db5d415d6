import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { CampaignUsage } from '../../marketing/campaign-usage.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';

/** Views and downloads of a campaign by group (domain guide 6.16). */
export const readCampaignUsage =
  (ports: BackendPorts) =>
  (
    _caller: SessionCaller,
    input: { readonly id: string },
  ): Promise<Result<CampaignUsage, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const campaign = await tx.campaigns.find(input.id);
      return campaign === null
        ? NOT_FOUND
        : ok({ groups: [...(await tx.campaigns.usage(input.id))] });
    });
