import { ok } from '../../kernel/result.ts';
import type { Campaign } from '../../marketing/campaign.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { CampaignChange } from './campaign.repository.port.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply, staleRev } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Returns the person and time of a change to a campaign. */
export const campaignChange = (
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
): CampaignChange => ({ by: caller.session.actorId, at: ports.clock.now() });

/**
 * Finishes a campaign write: adds an audit row that names the campaign's title, and returns the current campaign. Refuses
 * if the campaign did not have the expected revision or is gone.
 */
export const answerCampaign = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'secrets'>,
  caller: SessionCaller,
  input: {
    readonly operation: string;
    readonly id: string;
    readonly done: boolean;
    readonly detail?: Readonly<Record<string, string>>;
  },
): Reply<Campaign> => {
  const now = await tx.campaigns.find(input.id);
  if (now === null) return NOT_FOUND;
  if (input.done) await storeCall(tx, ports, caller, { reply: now });
  await recordAudit(tx, ports, caller, {
    operation: input.operation,
    result: input.done ? 'ok' : 'refused',
    target: now.title,
    detail: { campaignId: input.id, ...(input.done ? input.detail : { reason: 'staleRev' }) },
  });
  return input.done ? ok(now) : staleRev(now.updatedBy);
};
