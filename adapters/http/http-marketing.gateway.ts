import type { CampaignGateway } from '#core/marketing/marketing.gateway.port.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { exportQuery, listQueryText } from '../wire/lists.wire.ts';
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

  exportList({
    query,
    ...wanted
  }: Parameters<CampaignGateway['exportList']>[0]): ReturnType<CampaignGateway['exportList']> {
    const asked = { ...listQueryText(CAMPAIGN_LIST, query), ...exportQuery(wanted) };
    return this.#client.call(wire.exportCampaigns, { query: asked, background: true });
  }

  download(id: string): ReturnType<CampaignGateway['download']> {
    return this.#client.call(wire.campaignFile, { params: { id } });
  }

  usage(id: string): ReturnType<CampaignGateway['usage']> {
    return this.#client.call(wire.campaignUsage, { params: { id } });
  }
}
