import type { NewsGateway } from '#core/news/news.api.ts';
import type { ReaderNews } from '#core/news/news.schema.ts';
import { mapOk } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Loadable } from '../shell/loadable.ts';
import type { ScreenMemory } from '../sections/screen-memory.ts';
import type { DocumentDownload } from '../documents/document-download.ts';

interface Parts {
  readonly news: Pick<NewsGateway, 'activeNews' | 'markNewsRead'>;
  readonly download: DocumentDownload;
  readonly memory: ScreenMemory;
  readonly userId: string;
  /** False while staff impersonate the person, because nothing may then be marked as read. */
  readonly ownEyes: boolean;
}

/** The news page (spec §2.5): the active items, with the ones new to the person marked. */
export class NewsViewModel {
  readonly items: Loadable<readonly ReaderNews[]>;
  readonly #parts: Parts;
  readonly #told = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.items = new Loadable({
      read: async () => mapOk(await parts.news.activeNews(), ({ items }) => items),
      fallback: MESSAGES.loadNews,
    });
  }

  /** Scroll position when the person last left the page; null before the first time. */
  get storedScroll(): number | null {
    return this.#parts.memory.recall(this.#parts.userId)?.scroll ?? null;
  }

  start(): void {
    void this.load();
  }

  dispose(): void {
    this.items.dispose();
  }

  /** Loads the news and marks the unread items as read on the server. Their dots stay until the person leaves the page. */
  async load(): Promise<void> {
    await this.items.load();
    const { state } = this.items;
    if (state.at !== 'ready' || !this.#parts.ownEyes) return;
    const fresh = state.value.filter(({ unread, newsId }) => unread && !this.#told.has(newsId));
    if (fresh.length === 0) return;
    const newsIds = fresh.map(({ newsId }) => newsId);
    for (const id of newsIds) this.#told.add(id);
    // A failure is ignored: the items then show as new again next time.
    await this.#parts.news.markNewsRead({ newsIds });
  }

  keepScroll(scroll: number): void {
    this.#parts.memory.keep(this.#parts.userId, { query: '', scroll });
  }

  download(newsId: string): Promise<void> {
    return this.#parts.download.run(newsId);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly news: NewsViewModel;
  }
}
