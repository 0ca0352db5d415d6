import type { CampaignGateway } from '#core/marketing/campaign.gateway.port.ts';
import { createCampaign, listCampaigns, updateCampaign } from '../wire/marketing.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Campaigns over HTTP. */
export class HttpCampaignGateway implements CampaignGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  list(search: string): ReturnType<CampaignGateway['list']> {
    return this.#client.call(listCampaigns, search === '' ? {} : { query: { search } });
  }

  create(
    ...[form, idempotencyKey]: Parameters<CampaignGateway['create']>
  ): ReturnType<CampaignGateway['create']> {
    return this.#client.call(createCampaign, { body: form, idempotencyKey });
  }

  update(
    ...[id, form, rev]: Parameters<CampaignGateway['update']>
  ): ReturnType<CampaignGateway['update']> {
    return this.#client.call(updateCampaign, { params: { id }, body: { ...form, rev } });
  }
}
