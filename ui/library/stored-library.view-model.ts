import { makeAutoObservable, reaction } from 'mobx';
import { refuseOtherFile } from '#core/documents/check-file-bytes.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { LibraryGateway } from '#core/library/library.api.ts';
import {
  savedLibraryItemSchema,
  libraryForm,
  libraryFormSchema,
  type SavedLibraryItem,
  type LibraryForm,
} from '#core/library/library.schema.ts';
import { ChosenDocument } from '../documents/chosen-document.ts';
import type { DocumentDownload } from '../documents/document-download.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { StoredListViewModel } from '../lists/stored-list.view-model.ts';
import { toastDone } from '../shell/toast-done.ts';

type TypedItem = ReturnType<typeof libraryForm.show>;

export const LIBRARY_OPTIONS = {
  noun: 'resource',
  draft: 'resource',
  shape: { base: savedLibraryItemSchema, empty: libraryForm.show(null) },
  show: (stored: LibraryForm | null) => libraryForm.show(stored),
  validate: (typed: TypedItem) => readForm(libraryFormSchema, libraryForm.read(typed)),
  same: (one: LibraryForm, other: LibraryForm) => libraryForm.same(one, other),
  nameOf: ({ title }: SavedLibraryItem) => title,
  names: {
    title: 'Title',
    summary: 'Summary',
    category: 'Category',
    tags: 'Tags',
    language: 'Language',
    audience: 'Who may see it',
    url: 'Link',
    state: 'State',
  },
} as const;

type StoredLibrary = StoredListViewModel<SavedLibraryItem, LibraryForm, TypedItem>;

interface Parts {
  readonly list: StoredLibrary;
  readonly gateway: Pick<LibraryGateway, 'uploadLibraryFile'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly download: (id: string, version: number) => Pick<DocumentDownload, 'run'>;
}

/** The view model of the editable library: the list of entries, and the upload of new file versions. */
export class StoredLibraryViewModel {
  readonly list: StoredLibrary;
  readonly uploading = new Submission();
  /** The chosen file that is not sent yet. */
  file = new ChosenDocument(null, refuseOtherFile);
  readonly #parts: Parts;
  #unfollow = (): void => undefined;

  constructor(parts: Parts) {
    this.list = parts.list;
    this.#parts = parts;
    makeAutoObservable(this, { list: false, uploading: false });
  }

  start(): void {
    this.list.start();
    // When another entry is opened, discards the chosen file, so that it is not sent for the wrong entry.
    this.#unfollow = reaction(
      () => this.list.editor,
      () => this.#chooseAnew(),
    );
  }

  dispose(): void {
    this.#unfollow();
    this.list.dispose();
  }

  /** Sends the chosen file as the entry's next version. The open form then uses the entry's new revision, so that it can still be saved. */
  async upload(item: SavedLibraryItem): Promise<void> {
    const { change } = this.file;
    if (change.kind !== 'replace') return;
    const { gateway, toasts } = this.#parts;
    const { id, rev } = item;
    const done = await this.uploading.run(
      () => gateway.uploadLibraryFile({ id, rev }, { upload: change.document }),
      { fallback: 'The file could not be uploaded.' },
    );
    if (!done) return;
    // Another file may have been chosen while this one was sent.
    if (this.file.change === change && !this.file.reading) this.#chooseAnew();
    toastDone(toasts, { title: `Version ${(item.versions[0]?.version ?? 0) + 1} was uploaded` });
    const read = await this.list.source.load({ background: true });
    const { editor } = this.list;
    const stored = read?.rows.find(({ id }) => id === item.id);
    // Continues with the new revision while keeping the typed values.
    if (stored && editor?.saving.base?.id === item.id) editor.begin(stored, editor.form.values);
  }

  /** Downloads one version of an entry's file. */
  fetch(id: string, version: number): Promise<void> {
    return this.#parts.download(id, version).run(id);
  }

  #chooseAnew(): void {
    this.file = new ChosenDocument(null, refuseOtherFile);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly keptLibrary: StoredLibraryViewModel;
  }
}
