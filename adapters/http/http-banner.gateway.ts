import type { BannerGateway } from '#core/notices/banner.gateway.port.ts';
import { editedBanner, saveBanner } from '../wire/notices.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Banner Settings over HTTP; the dialog says itself what went wrong with reading. */
export class HttpBannerGateway implements BannerGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  read(): ReturnType<BannerGateway['read']> {
    return this.#client.call(editedBanner, { background: true });
  }

  save(...[banner, rev]: Parameters<BannerGateway['save']>): ReturnType<BannerGateway['save']> {
    return this.#client.call(saveBanner, { body: banner, query: { rev: String(rev) } });
  }
}
