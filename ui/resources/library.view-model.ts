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
  /** Returns true if the person may download documents of the Forms category. */
  readonly mayFetchForms: () => boolean;
}

/** The library for its readers (domain guide 6.15): search, favorites, preview and download. */
export class LibraryViewModel {
  filter: LibraryFilter = { search: '', category: null, favorites: false };
  /** The entry whose file is previewed; null for none. */
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

  /** The entries that match the filter. */
  get found(): readonly LibraryItem[] {
    return findLibrary(this.all, this.filter);
  }

  /** The categories that have entries, sorted. */
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

  /** Returns true if the person may download the entry's file. The Forms category requires an account flag. */
  mayFetch({ category }: LibraryItem): boolean {
    return category !== 'Forms' || this.#parts.mayFetchForms();
  }

  download(id: string): Promise<void> {
    return this.#parts.download.run(id);
  }

  /** Opens the preview of an entry. */
  look(item: LibraryItem): void {
    this.preview = item;
  }

  /** Returns the functions that load, show and download the file of an entry. */
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

  /** Toggles a favorite immediately, and reverts it if the request fails (ui README §9). */
  async keep({ id, favorite }: LibraryItem): Promise<void> {
    const { gateway, toasts } = this.#parts;
    this.#kept.set(id, !favorite);
    const answer = await gateway.favoriteLibraryItem({ id, on: !favorite });
    if (answer.ok) return;
    runInAction(() => this.#kept.set(id, favorite));
    const title = explain(answer.error, 'The favorite could not be saved.');
    if (title !== null) toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly library: LibraryViewModel;
  }
}
