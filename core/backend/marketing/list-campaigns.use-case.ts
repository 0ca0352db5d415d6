import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { CampaignList } from '../../marketing/campaign.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The most campaigns one list holds. */
export const MOST_CAMPAIGNS = 200;

/** Campaigns in every state, the latest change first. */
export class ListCampaigns {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(
    _caller: SessionCaller,
    input: { readonly search: string },
  ): Promise<Result<CampaignList, Refusal>> {
    return this.#ports.unitOfWork.run(async (tx) =>
      ok(await tx.campaigns.list(input.search.trim(), MOST_CAMPAIGNS)),
    );
  }
}
