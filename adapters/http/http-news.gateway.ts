import { ok } from '#core/kernel/result.ts';
import type { NewsGateway, NewsSetupGateway } from '#core/news/news.gateway.port.ts';
import * as wire from '../wire/news.wire.ts';
import type { ApiClient } from './api-client.ts';

/** News over HTTP, for readers and editors. */
export class HttpNewsGateway implements NewsGateway, NewsSetupGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  async active(how?: Parameters<NewsGateway['active']>[0]): ReturnType<NewsGateway['active']> {
    const answer = await this.#client.call(wire.activeNews, {
      background: how?.background ?? false,
    });
    return answer.ok ? ok(answer.value.items) : answer;
  }

  markRead(newsIds: readonly string[]): ReturnType<NewsGateway['markRead']> {
    return this.#client.call(wire.markNewsRead, {
      body: { newsIds: [...newsIds] },
      background: true,
    });
  }

  download(newsId: string): ReturnType<NewsGateway['download']> {
    return this.#client.call(wire.newsDocument, { params: { newsId } });
  }

  page(query: Parameters<NewsSetupGateway['page']>[0]): ReturnType<NewsSetupGateway['page']> {
    const { page, size, sort, direction, search, includeExpired } = query;
    return this.#client.call(wire.newsPage, {
      query: {
        page: String(page),
        size: String(size),
        sort,
        direction,
        ...(search !== '' && { search }),
        ...(includeExpired && { includeExpired: 'true' }),
      },
    });
  }

  read(newsId: string): ReturnType<NewsSetupGateway['read']> {
    return this.#client.call(wire.readNews, { params: { newsId } });
  }

  create(...[draft, idempotencyKey]: Parameters<NewsSetupGateway['create']>) {
    return this.#client.call(wire.createNews, { body: draft, idempotencyKey });
  }

  update(...[newsId, rev, draft]: Parameters<NewsSetupGateway['update']>) {
    return this.#client.call(wire.updateNews, { params: { newsId }, body: { rev, draft } });
  }

  remove(newsIds: readonly string[]): ReturnType<NewsSetupGateway['remove']> {
    const [newsId] = newsIds;
    return newsIds.length === 1 && newsId !== undefined
      ? this.#client.call(wire.removeNews, { params: { newsId } })
      : this.#client.call(wire.removeNewsItems, { body: { newsIds: [...newsIds] } });
  }

  upload(...[newsId, rev, document]: Parameters<NewsSetupGateway['upload']>) {
    return this.#client.call(wire.uploadNewsDocument, {
      params: { newsId },
      query: { rev: String(rev) },
      upload: document,
    });
  }

  removeDocument(...[newsId, rev]: Parameters<NewsSetupGateway['removeDocument']>) {
    return this.#client.call(wire.removeNewsDocument, {
      params: { newsId },
      query: { rev: String(rev) },
    });
  }
}
