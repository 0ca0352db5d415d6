import type { CampaignGateway } from '#core/marketing/marketing.gateway.port.ts';
import * as wire from '../wire/marketing.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Campaigns over HTTP. */
export class HttpCampaignGateway implements CampaignGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  list(search: string): ReturnType<CampaignGateway['list']> {
    return this.#client.call(wire.listCampaigns, search === '' ? {} : { query: { search } });
  }

  create(
    ...[form, idempotencyKey]: Parameters<CampaignGateway['create']>
  ): ReturnType<CampaignGateway['create']> {
    return this.#client.call(wire.createCampaign, { body: form, idempotencyKey });
  }

  update(
    ...[id, form, rev]: Parameters<CampaignGateway['update']>
  ): ReturnType<CampaignGateway['update']> {
    return this.#client.call(wire.updateCampaign, { params: { id }, body: { ...form, rev } });
  }

  upload(
    ...[id, rev, { document, state }]: Parameters<CampaignGateway['upload']>
  ): ReturnType<CampaignGateway['upload']> {
    return this.#client.call(wire.uploadCampaignFile, {
      params: { id },
      query: { rev: String(rev), ...(state !== null && { state }) },
      upload: document,
    });
  }

  removeFile(
    ...[id, rev]: Parameters<CampaignGateway['removeFile']>
  ): ReturnType<CampaignGateway['removeFile']> {
    return this.#client.call(wire.removeCampaignFile, {
      params: { id },
      query: { rev: String(rev) },
    });
  }

  download(id: string): ReturnType<CampaignGateway['download']> {
    return this.#client.call(wire.campaignFile, { params: { id } });
  }

  usage(id: string): ReturnType<CampaignGateway['usage']> {
    return this.#client.call(wire.campaignUsage, { params: { id } });
  }
}
