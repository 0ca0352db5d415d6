import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftName, DraftShape } from '#core/drafts/draft.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import type { StoredListGateway } from '#core/stored-list/stored-list.gateway.port.ts';
import type { StoredFacts } from '#core/stored-list/stored-facts.schema.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone, toastRemoved } from '../shell/toast-done.ts';
import { editKeptRow, type KeptEditor, type StoredEditorOptions } from './kept-editor.ts';

interface Parts<Row, Form, Typed extends object> {
  readonly gateway: StoredListGateway<Row, Form>;
  readonly options: StoredEditorOptions<Form, Typed> & {
    readonly draft: DraftName;
    readonly shape: DraftShape<Row, Typed>;
    readonly nameOf: (row: Row) => string;
    /** Returns the toast text after a save; by default, says that the noun was saved. */
    readonly saved?: (form: Form) => string;
    /** The name for all rows together; "the list" by default. */
    readonly all?: string;
  };
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly ownDrafts: OwnDrafts;
}

/** The view model of a list that staff maintain: its rows, and the row being added or edited. */
export class StoredListViewModel<
  Row extends Form & StoredFacts,
  Form extends object,
  Typed extends object,
> {
  editor: KeptEditor<Row, Form, Typed> | null = null;
  readonly source: Loadable<{ readonly rows: readonly Row[] }>;
  readonly removing = new Submission();
  readonly draft: SavedDraft<Row, Typed>;
  readonly #parts: Parts<Row, Form, Typed>;

  constructor(parts: Parts<Row, Form, Typed>) {
    this.#parts = parts;
    this.source = new Loadable({
      read: (how) => parts.gateway.list({}, how),
      fallback: `The ${parts.options.all ?? 'list'} could not be loaded.`,
    });
    this.draft = new SavedDraft(parts.ownDrafts, parts.options.draft, parts.options.shape);
    makeAutoObservable(this, {
      editor: observableRef,
      source: false,
      removing: false,
      draft: false,
    });
  }

  start(): void {
    void this.source.load();
    this.draft.follow(() => this.editor?.unsaved ?? null);
  }

  dispose(): void {
    this.draft.rest();
    this.source.dispose();
    this.close();
  }

  /** Opens the form of a row; null opens the form of a new row. */
  edit(row: Row | null): void {
    const { gateway, makeKey, options } = this.#parts;
    const found = (this.draft.found?.base?.id ?? null) === (row?.id ?? null);
    const taken = found ? this.draft.take() : null;
    const editor = editKeptRow({
      options,
      gateway,
      draft: this.draft,
      key: makeKey(),
      base: row,
      newest: (id) => this.#newest(id),
      onSaved: (form) => {
        if (this.editor === editor) this.close();
        this.#saved(options.saved?.(form) ?? `The ${options.noun} was saved`);
      },
    });
    this.editor = editor;
    if (taken !== null) editor.begin(taken.base ?? row, taken.values);
  }

  close(): void {
    this.editor = null;
  }

  /** Removes a row from the list. A toast offers to undo the removal. */
  async remove(row: Row): Promise<void> {
    const { gateway, toasts, options } = this.#parts;
    const { id, rev } = row;
    const name = options.nameOf(row);
    const undo = (): void =>
      void this.removing.run(() => gateway.restore({ id, rev: rev + 1 }), {
        fallback: `${name} could not be put back.`,
        onOk: () => this.#saved(`${name} is back on the list`),
      });
    await this.removing.run(() => gateway.remove({ id, rev }), {
      fallback: `${name} could not be deleted.`,
      onOk: () => toastRemoved(toasts, { title: `${name} was deleted` }, undo),
    });
    await this.source.load({ background: true });
  }

  #saved(title: string): void {
    toastDone(this.#parts.toasts, { title });
    void this.source.load({ background: true });
  }

  async #newest(id: string): Answer<Row | null> {
    return mapOk(
      await this.#parts.gateway.list(),
      ({ rows }) => rows.find((one) => one.id === id) ?? null,
    );
  }
}
