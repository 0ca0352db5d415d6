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
  /** The person reads; false while staff look at the portal as them, which marks nothing as seen. */
  readonly ownEyes: boolean;
}

/** The news page (spec §2.5): what is active, and which of it the person had not seen before. */
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

  /** Where the page was left, null before it ever was. */
  get storedScroll(): number | null {
    return this.#parts.memory.recall(this.#parts.userId)?.scroll ?? null;
  }

  start(): void {
    void this.load();
  }

  dispose(): void {
    this.items.dispose();
  }

  /** Reads the news, and tells the provider which of it is seen now; their marks stay until the page is left. */
  async load(): Promise<void> {
    await this.items.load();
    const { state } = this.items;
    if (state.at !== 'ready' || !this.#parts.ownEyes) return;
    const fresh = state.value.filter(({ unread, newsId }) => unread && !this.#told.has(newsId));
    if (fresh.length === 0) return;
    const newsIds = fresh.map(({ newsId }) => newsId);
    for (const id of newsIds) this.#told.add(id);
    // A mark that cannot be kept costs nobody anything: the item is new once more.
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
