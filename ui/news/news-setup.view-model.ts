import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { NEWS_START, readNewsQuery, writeNewsQuery } from '#core/news/news-query.rule.ts';
import type { NewsGateway, NewsSetupGateway } from '#core/news/news.gateway.port.ts';
import type {
  EditedNews,
  NewsPage,
  NewsQuery,
  NewsSort,
  ReaderNews,
} from '#core/news/news.schema.ts';
import type { saveNews } from '#core/news/save-news.use-case.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import type { ScreenMemory } from '../shell/screen-memory.ts';
import type { DocumentDownload } from '../documents/document-download.ts';
import { NewsEditorViewModel } from './news-editor.view-model.ts';

interface Parts {
  readonly news: NewsSetupGateway & Pick<NewsGateway, 'active'>;
  readonly download: DocumentDownload;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly memory: ScreenMemory;
  readonly userId: string;
  /** A fresh one for each editor: it holds the key of one create. */
  createSave(): ReturnType<typeof saveNews>;
}

/** Milliseconds without a key before a search is asked. */
const PAUSE = 250;

/** News setup (spec §2.5): the list with its filters, what is selected in it, and the editor over it. */
export class NewsSetupViewModel {
  query: NewsQuery = NEWS_START;
  /** What stands in the search field; the query follows after a pause. */
  typed = '';
  editor: NewsEditorViewModel | null = null;
  /** The person is asked whether the selected items shall go. */
  asking = false;
  removing = false;
  readonly selected = observable.set<string>();
  readonly list: Loadable<NewsPage>;
  readonly active: Loadable<readonly ReaderNews[]>;
  readonly #parts: Parts;
  #pausing: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    const fallback = MESSAGES.loadNews;
    this.list = new Loadable({ read: () => parts.news.page(this.query), fallback });
    this.active = new Loadable({ read: () => parts.news.active(), fallback });
    makeAutoObservable(this, {
      query: observableRef,
      editor: observableRef,
      selected: false,
      list: false,
      active: false,
    });
  }

  /** Where the screen was left, null before it ever was. */
  get keptScroll(): number | null {
    return this.#parts.memory.recall(this.#parts.userId)?.scroll ?? null;
  }

  /** What the address says now. */
  get address(): Readonly<Record<string, string>> {
    return writeNewsQuery(this.query);
  }

  /** Selected items that are on the page that is shown. */
  get chosen(): readonly EditedNews[] {
    const { state } = this.list;
    return state.at === 'ready'
      ? state.value.items.filter(({ newsId }) => this.selected.has(newsId))
      : [];
  }

  /** Begins with what the address says; one that says nothing begins as the screen was left. */
  open(search: string): void {
    const kept = this.#parts.memory.recall(this.#parts.userId)?.query ?? '';
    const asked = new URLSearchParams(search === '' || search === '?' ? kept : search);
    this.query = readNewsQuery((name) => asked.get(name));
    this.typed = this.query.search;
    this.#reload();
  }

  dispose(): void {
    if (this.#pausing !== null) clearTimeout(this.#pausing);
    this.list.dispose();
    this.active.dispose();
  }

  keepTrace(query: string, scroll: number): void {
    this.#parts.memory.keep(this.#parts.userId, { query, scroll });
  }

  search(text: string): void {
    this.typed = text;
    if (this.#pausing !== null) clearTimeout(this.#pausing);
    this.#pausing = setTimeout(() => this.#ask({ search: this.typed.trim() }), PAUSE);
  }

  showExpired(includeExpired: boolean): void {
    this.#ask({ includeExpired });
  }

  /** By another column ascending, by the same one the other way round. */
  sortBy(sort: NewsSort): void {
    const again = sort === this.query.sort && this.query.direction === 'asc';
    this.#ask({ sort, direction: again ? 'desc' : 'asc' });
  }

  /** Rows a page. */
  showRows(size: number): void {
    this.#ask({ size });
  }

  toPage(page: number): void {
    this.#ask({ page });
  }

  clearFilters(): void {
    this.typed = '';
    this.#ask({ search: '', includeExpired: false });
  }

  select(newsId: string, wanted: boolean): void {
    if (wanted) this.selected.add(newsId);
    else this.selected.delete(newsId);
  }

  selectAll(wanted: boolean): void {
    const { state } = this.list;
    if (state.at !== 'ready') return;
    for (const { newsId } of state.value.items) this.select(newsId, wanted);
  }

  /** Opens the editor on an item, or on a new one. */
  edit(item: EditedNews | null): void {
    this.editor = new NewsEditorViewModel(item, {
      news: this.#parts.news,
      save: this.#parts.createSave(),
      toasts: this.#parts.toasts,
      onChanged: () => this.#reload(),
      onClosed: () => this.closeEditor(),
    });
  }

  closeEditor(): void {
    this.editor = null;
  }

  ask(): void {
    this.asking = this.chosen.length > 0;
  }

  keep(): void {
    this.asking = false;
  }

  /** Deletes what is selected, all of it or nothing. */
  async removeChosen(): Promise<void> {
    if (this.removing) return;
    this.removing = true;
    const removed = await this.#parts.news.remove(this.chosen.map(({ newsId }) => newsId));
    runInAction(() => {
      this.removing = false;
      this.asking = false;
      const title = removed.ok ? MESSAGES.newsDeleted : explain(removed.error, MESSAGES.deleteNews);
      const tone = removed.ok ? 'ok' : 'alarm';
      if (title !== null)
        this.#parts.toasts.show({ tone, title, durationMs: DURATIONS.toastShort });
      if (removed.ok) this.selected.clear();
      this.#reload();
    });
  }

  download(newsId: string): Promise<void> {
    return this.#parts.download.run(newsId);
  }

  /** Another filter begins at the first page again. */
  #ask(change: Partial<NewsQuery>): void {
    const next = { ...this.query, page: 1, ...change };
    if (JSON.stringify(next) === JSON.stringify(this.query)) return;
    this.query = next;
    this.selected.clear();
    void this.#load();
  }

  #reload(): void {
    void this.active.load();
    void this.#load();
  }

  async #load(): Promise<void> {
    await this.list.load();
    const { state } = this.list;
    if (state.at !== 'ready' || state.value.items.length > 0) return;
    const last = Math.max(1, Math.ceil(state.value.total / this.query.size));
    if (this.query.page > last) this.#ask({ page: last });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly newsSetup: NewsSetupViewModel;
  }
}
