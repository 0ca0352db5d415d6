import { ok, type Result } from '#core/kernel/result.ts';
import type { Failure } from '#core/kernel/failure.ts';
import type { SiteSummary } from '#core/sites/site.schema.ts';
import type { SiteGateway } from '#core/sites/site.gateway.port.ts';
import {
  favoriteSites,
  recentSites,
  searchSites,
  setFavoriteSite,
  siteInfo,
  transmitterDetails,
} from '../wire/sites.wire.ts';
import type { ApiClient } from './api-client.ts';

const sitesOf = (
  answer: Result<{ readonly sites: readonly SiteSummary[] }, Failure>,
): Result<readonly SiteSummary[], Failure> => (answer.ok ? ok(answer.value.sites) : answer);

/** A dealer's sites over HTTP. */
export class HttpSiteGateway implements SiteGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  search(input: Parameters<SiteGateway['search']>[0]): ReturnType<SiteGateway['search']> {
    const { text, field } = input;
    return this.#client.call(searchSites, {
      query: field === null ? { text } : { text, field },
    });
  }

  findByTransmitter(xmit: string): ReturnType<SiteGateway['findByTransmitter']> {
    return this.#client.call(transmitterDetails, { query: { xmit } });
  }

  async favorites(): ReturnType<SiteGateway['favorites']> {
    return sitesOf(await this.#client.call(favoriteSites));
  }

  async recents(): ReturnType<SiteGateway['recents']> {
    return sitesOf(await this.#client.call(recentSites));
  }

  setFavorite(
    input: Parameters<SiteGateway['setFavorite']>[0],
  ): ReturnType<SiteGateway['setFavorite']> {
    return this.#client.call(setFavoriteSite, { body: input });
  }

  info(siteNum: number): ReturnType<SiteGateway['info']> {
    return this.#client.call(siteInfo, { params: { sn: String(siteNum) } });
  }
}
