import { counted } from '#core/kernel/counted.rule.ts';
import { mapOk } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { NewsGateway } from '#core/news/news.api.ts';
import type { ReaderNews } from '#core/news/news.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';

/** Remembers per person which news items were already announced in the notification list. Lives until the page is reloaded. */
export class AnnouncedNews {
  readonly #announced = new Set<string>();

  /** Returns the unread items not yet announced to this person and marks them as announced. */
  take(userId: string, items: readonly ReaderNews[]): readonly ReaderNews[] {
    const fresh = items.filter(
      ({ unread, newsId }) => unread && !this.#announced.has(`${userId} ${newsId}`),
    );
    for (const { newsId } of fresh) this.#announced.add(`${userId} ${newsId}`);
    return fresh;
  }
}

/** Count of news titles on a dashboard. */
const SHOWN = 3;

interface Parts {
  readonly news: Pick<NewsGateway, 'activeNews'>;
  readonly toasts: Pick<ToastStore, 'note'>;
  readonly announced: AnnouncedNews;
  readonly userId: string;
}

/** The news on a dashboard: the first titles, and a silent notification for new items. */
export class NewsCardViewModel {
  readonly items: Loadable<readonly ReaderNews[]>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    // Loads in the background, so that a failure does not replace the dashboard with an error page.
    this.items = new Loadable({
      read: async () =>
        mapOk(await parts.news.activeNews({}, { background: true }), ({ items }) => items),
      fallback: MESSAGES.loadNews,
    });
  }

  /** The first news titles, in the order of the news page. */
  get shown(): readonly ReaderNews[] {
    const { state } = this.items;
    return state.at === 'ready' ? state.value.slice(0, SHOWN) : [];
  }

  dispose(): void {
    this.items.dispose();
  }

  /** Loads the news and announces new items. Pressing the notification calls `open`, which opens the news page. */
  async load(open: () => void): Promise<void> {
    await this.items.load();
    const { state } = this.items;
    if (state.at !== 'ready') return;
    const { announced, userId, toasts } = this.#parts;
    const fresh = announced.take(userId, state.value);
    const [first] = fresh;
    if (first === undefined) return;
    toasts.note({
      tone: 'info',
      title: fresh.length === 1 ? 'News' : counted(fresh.length, 'news item'),
      text: fresh.length === 1 ? first.title : fresh.map(({ title }) => title).join(' · '),
      action: { label: 'Read the news', run: open },
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly newsCard: NewsCardViewModel;
  }
}
