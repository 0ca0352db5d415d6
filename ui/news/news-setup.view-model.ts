import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Draft } from '#core/drafts/draft.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { mapOk } from '#core/kernel/result.ts';
import { NEWS_LIST } from '#core/news/news-list.ts';
import type { NewsGateway } from '#core/news/news.api.ts';
import {
  editedNewsSchema,
  newsForm,
  type EditedNews,
  type NewsFields,
  type ReaderNews,
} from '#core/news/news.schema.ts';
import type { saveNews } from '#core/news/save-news.use-case.ts';
import type { DocumentDownload } from '../documents/document-download.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { OwnPreferences } from '../lists/list-choices.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Loadable } from '../shell/loadable.ts';
import type { ScreenMemory } from '../sections/screen-memory.ts';
import { NewsEditorViewModel } from './news-editor.view-model.ts';
import { toastUndoable } from './toast-undoable.ts';

interface Parts {
  readonly news: NewsGateway;
  readonly download: DocumentDownload;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly memory: ScreenMemory;
  readonly own: OwnPreferences;
  readonly ownDrafts: OwnDrafts;
  /**
   * Creates the save use case of one editor. Editors must not share a use case, because it holds the idempotency key of
   * one created item.
   */
  createSave(): ReturnType<typeof saveNews>;
}

/** News setup (spec §2.5): the list, the deletion of selected items, and the editor. */
export class NewsSetupViewModel {
  editor: NewsEditorViewModel | null = null;
  /** True while the deletion of the selected items waits for confirmation. */
  asking = false;
  removing = false;
  readonly list: ListViewModel<EditedNews>;
  readonly active: Loadable<readonly ReaderNews[]>;
  readonly draft: SavedDraft<EditedNews, NewsFields>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const fallback = MESSAGES.loadNews;
    this.list = new ListViewModel({
      shape: NEWS_LIST,
      read: async (query) =>
        mapOk(await parts.news.newsPage(query), ({ items, total }) => ({ rows: items, total })),
      keyOf: ({ newsId }) => newsId,
      fallback,
      own: parts.own,
    });
    this.active = new Loadable({
      read: async () => mapOk(await parts.news.activeNews(), ({ items }) => items),
      fallback,
    });
    this.draft = new SavedDraft(parts.ownDrafts, 'news', {
      base: editedNewsSchema,
      empty: newsForm.show(null),
    });
    makeAutoObservable(this, { editor: observableRef, list: false, active: false, draft: false });
  }

  /** Scroll position when the person last left the screen; null before the first time. */
  get storedScroll(): number | null {
    return this.#parts.memory.recall(this.#parts.own.userId)?.scroll ?? null;
  }

  /** Query string of the URL when the person last left the screen; empty before the first time. */
  get storedQuery(): string {
    return this.#parts.memory.recall(this.#parts.own.userId)?.query ?? '';
  }

  /** The selected items on the current page of the list. */
  get chosen(): readonly EditedNews[] {
    return this.list.selection.chosen;
  }

  start(): void {
    void this.active.load();
  }

  dispose(): void {
    this.list.dispose();
    this.active.dispose();
    this.draft.rest();
  }

  keepTrace(scroll: number): void {
    const query = new URLSearchParams(this.list.address).toString();
    this.#parts.memory.keep(this.#parts.own.userId, { query, scroll });
  }

  /** Opens the editor for an item, or for a new item when `item` is null. */
  edit(item: EditedNews | null): void {
    this.#open(item, null);
  }

  /** Reopens the editor with the input typed before the session ended. */
  goOn(): void {
    const kept = this.draft.take();
    if (kept !== null) this.#open(kept.base, kept);
  }

  #open(item: EditedNews | null, from: Draft<EditedNews, NewsFields> | null): void {
    const editor = new NewsEditorViewModel(item, {
      draft: this.draft,
      from,
      news: this.#parts.news,
      save: this.#parts.createSave(),
      toasts: this.#parts.toasts,
      onChanged: () => this.#reload(),
      onClosed: () => {
        if (this.editor === editor) this.closeEditor();
      },
    });
    this.editor = editor;
  }

  closeEditor(): void {
    this.editor?.filed.dispose();
    this.editor = null;
  }

  ask(): void {
    this.asking = this.chosen.length > 0;
  }

  keep(): void {
    this.asking = false;
  }

  /** Deletes all selected items, or none if the request fails. */
  async removeChosen(): Promise<void> {
    if (this.removing) return;
    this.removing = true;
    const { news, toasts } = this.#parts;
    const newsIds = this.chosen.map(({ newsId }) => newsId);
    const [newsId] = newsIds;
    const removed =
      newsIds.length === 1 && newsId !== undefined
        ? await news.removeNews({ newsId })
        : await news.removeNewsItems({ newsIds });
    runInAction(() => {
      this.removing = false;
      this.asking = false;
      const text = removed.ok ? null : explain(removed.error, MESSAGES.deleteNews);
      if (removed.ok) {
        const wayBack = () => news.restoreNewsItems({ newsIds });
        toastUndoable(toasts, {
          title: MESSAGES.newsDeleted,
          wayBack,
          onBack: () => this.#reload(),
        });
        this.list.selection.clear();
      } else if (text !== null)
        toasts.show({ tone: 'alarm', title: text, durationMs: DURATIONS.toastShort });
      this.#reload();
    });
  }

  download(newsId: string): Promise<void> {
    return this.#parts.download.run(newsId);
  }

  #reload(): void {
    void this.active.load();
    void this.list.again();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly newsSetup: NewsSetupViewModel;
  }
}
