import type { Result } from '../../kernel/result.ts';
import type { Campaign } from '../../marketing/campaign.schema.ts';
import { LACKS_CONTENT, lacksContent } from '../../marketing/lacks-content.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { invalid } from '../refusals.ts';
import { answerCampaign, campaignChange } from './changed-campaign.operation.ts';

/** Deletes the file of a campaign, bytes and name together; refused where nothing would be left to open. */
export const removeCampaignFile =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly id: string; readonly rev: number },
  ): Promise<Result<Campaign, Refusal>> => {
    const { id, rev } = input;
    return ports.unitOfWork.run(async (tx) => {
      const before = await tx.campaigns.find(id);
      if (before?.rev === rev && lacksContent(before, false)) return invalid(`${LACKS_CONTENT}.`);
      const change = { ...campaignChange(ports, caller), rev };
      return answerCampaign(tx, ports, caller, {
        operation: 'campaign.file.remove',
        id,
        done: await tx.campaigns.dropFile(id, change),
      });
    });
  };
