import { makeAutoObservable, observable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileViewer } from '#core/kernel/file-viewer.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { findLibrary, type LibraryFilter } from '#core/library/find-library.rule.ts';
import type { LibraryGateway } from '#core/library/library.api.ts';
import type { LibraryCategory, LibraryItem, LibraryList } from '#core/library/library.schema.ts';
import type { DocumentDownload } from '../documents/document-download.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly gateway: Pick<LibraryGateway, 'listLibrary' | 'libraryFile' | 'favoriteLibraryItem'>;
  readonly download: Pick<DocumentDownload, 'run'>;
  readonly viewer: FileViewer;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** The person may fetch forms. */
  readonly mayFetchForms: () => boolean;
}

/** What the provider publishes, for its reader (domain guide 6.15): searched, kept, looked at and fetched. */
export class LibraryViewModel {
  filter: LibraryFilter = { search: '', category: null, favorites: false };
  /** The entry that is looked at, with its file. */
  preview: LibraryItem | null = null;
  readonly source: Loadable<LibraryList>;
  readonly #parts: Parts;
  readonly #kept = observable.map<string, boolean>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: () => parts.gateway.listLibrary(),
      fallback: 'The resources could not be loaded.',
    });
    makeAutoObservable(this, { source: false });
  }

  start(): void {
    void this.source.load();
  }

  dispose(): void {
    this.source.dispose();
    this.close();
  }

  get all(): readonly LibraryItem[] {
    const { state } = this.source;
    const items = state.at === 'ready' ? state.value.items : [];
    return items.map((item) => ({ ...item, favorite: this.#kept.get(item.id) ?? item.favorite }));
  }

  /** What the filter leaves. */
  get found(): readonly LibraryItem[] {
    return findLibrary(this.all, this.filter);
  }

  /** Categories that something is published of, in their order. */
  get categories(): readonly LibraryCategory[] {
    return [...new Set(this.all.map(({ category }) => category))].toSorted();
  }

  get narrowed(): boolean {
    const { search, category, favorites } = this.filter;
    return search.trim() !== '' || category !== null || favorites;
  }

  narrow(change: Partial<LibraryFilter>): void {
    this.filter = { ...this.filter, ...change };
  }

  /** The file may be fetched: forms need a flag of the account. */
  mayFetch({ category }: LibraryItem): boolean {
    return category !== 'Forms' || this.#parts.mayFetchForms();
  }

  download(id: string): Promise<void> {
    return this.#parts.download.run(id);
  }

  /** Looks at the file in the page. */
  look(item: LibraryItem): void {
    this.preview = item;
  }

  /** How its file is read, shown and fetched. */
  reading({ id }: LibraryItem) {
    const { gateway, viewer } = this.#parts;
    return {
      read: () => gateway.libraryFile({ id }),
      viewer,
      onDownload: () => void this.download(id),
    };
  }

  close(): void {
    this.preview = null;
  }

  /** Keeps an entry at once; rolls back where it did not go through (ui README §9). */
  async keep({ id, favorite }: LibraryItem): Promise<void> {
    const { gateway, toasts } = this.#parts;
    this.#kept.set(id, !favorite);
    const answer = await gateway.favoriteLibraryItem({ id, on: !favorite });
    if (answer.ok) return;
    runInAction(() => this.#kept.set(id, favorite));
    const title = explain(answer.error, 'The favorite was not stored.');
    if (title !== null) toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly library: LibraryViewModel;
  }
}
