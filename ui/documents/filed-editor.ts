import { runInAction } from 'mobx';
import type { DocumentChange, FiledChange, FiledSaving } from '#core/documents/document.ts';
import type { Draft } from '#core/drafts/draft.rule.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { type Answer, type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import { FormState, type FormParts } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { RevisedEditor } from '../shell/revised-editor.ts';
import type { LastChange } from '../shell/editing/meeting.ts';
import type { ChosenDocument } from './chosen-document.ts';
import type { NamedFile } from './file-choice.ts';

/** The options of an editor: the item's fields and file, how to save them, and the callbacks. */
export interface FiledEditorOptions<Stored, Typed extends object, Sent> {
  readonly base: Stored | null;
  /** Stores drafts of the typed values, but not of a chosen file. */
  readonly draft: SavedDraft<Stored, Typed>;
  /** An earlier draft to continue. */
  readonly from: Draft<Stored, Typed> | null;
  readonly file: ChosenDocument;
  readonly fileOf: (stored: Stored) => NamedFile | null;
  /** Returns the form values of an item; null for a new item. */
  readonly show: (stored: Stored | null) => Typed;
  readonly validate: (typed: Typed) => Result<Sent, FieldErrors>;
  readonly form: NoInfer<Pick<FormParts<Typed, Sent>, 'prefix' | 'atOnce'>>;
  readonly save: (change: FiledChange<Stored, Sent>) => Promise<FiledSaving<Stored>>;
  readonly newest: (base: Stored, why: Failure) => Promise<Result<Stored, Failure> | 'gone'>;
  readonly changeOf: (stored: Stored) => LastChange;
  readonly same: (stored: Stored, draft: Sent) => boolean;
  /** Message for a failed save. */
  readonly fallback: string;
  /** The noun for the file, used in the message that only the fields were saved. */
  readonly noun: string;
  readonly halfSaved: (stored: Stored, draft: Sent) => string;
  /** Called when the fields were saved but the file was not. */
  readonly onHalfSaved: () => void;
  /** `isLast` is false if more was typed, or another file chosen, while the save ran. The editor then stays open with it. */
  readonly onSaved: (stored: Stored, isLast: boolean) => void;
  /** Field names for the comparison of two versions. */
  readonly names: FieldText<Typed>;
}

/**
 * The editor of an item with fields and a file (spec §4.3). The fields are saved before the file. If saving the file
 * fails, the next save retries only the file.
 */
export class FiledEditor<Stored, Typed extends object, Sent> {
  readonly edit: RevisedEditor<Stored, FormState<Typed, Sent>>;
  readonly draft: SavedDraft<Stored, Typed>;
  readonly file: ChosenDocument;
  readonly #options: FiledEditorOptions<Stored, Typed, Sent>;
  /** What the current save does to the file. */
  #sent: DocumentChange | null = null;
  /** The item whose fields the current save has stored while its file is not stored yet. The next save sends only the file. */
  #half: { readonly stored: Stored; readonly sent: Sent } | null = null;

  constructor(options: FiledEditorOptions<Stored, Typed, Sent>) {
    this.#options = options;
    const { base, draft, file, from, names, show } = options;
    this.file = file;
    this.draft = draft;
    const form = new FormState<Typed, Sent>({
      ...options.form,
      initial: show(base),
      validate: options.validate,
    });
    this.edit = new RevisedEditor({
      form,
      base,
      draft,
      beside: {
        get changed() {
          return file.changed;
        },
        get problem() {
          return file.problem;
        },
        forget: (stored) => file.restart(options.fileOf(stored)),
        standOn: (stored) => file.standOn(stored && options.fileOf(stored)),
      },
      show,
      names,
      maySave: (dirty) => dirty && form.validated.ok && file.problem === null && !file.reading,
      store: (sent, before) => this.#store(sent, before),
      newest: async (why, stands) => (stands === null ? ok(null) : options.newest(stands, why)),
      same: (stored, sent) => options.same(stored, sent) && !file.changed,
      changeOf: options.changeOf,
      outlives: true,
      onStored: (stored, _, typedOn) => {
        const isFiled = file.change === this.#sent && file.picked.file === null;
        if (isFiled) file.restart(options.fileOf(stored));
        else file.standOn(options.fileOf(stored));
        const isLast = isFiled && !typedOn;
        if (isLast) this.edit.begin(stored);
        options.onSaved(stored, isLast);
      },
      words: (why) => this.#words(why),
    });
    if (from !== null) form.begin(from.values);
    draft.follow(() => this.edit.unsaved);
  }

  /** Closes the editor. The draft stays until it is saved or discarded. */
  dispose(): void {
    this.draft.rest();
  }

  /** Saves the fields if they changed, and then the file. */
  async #store(sent: Sent, before: Stored | null): Answer<Stored> {
    this.#half = null;
    const { change } = this.file;
    this.#sent = change;
    const saving = await this.#options.save({ before, draft: sent, change });
    if (saving.kind === 'saved') return ok(saving.stored);
    if (saving.kind === 'fileFailed') {
      this.#half = { stored: saving.stored, sent };
      runInAction(() => {
        this.edit.saving.begin(saving.stored);
        this.#options.onHalfSaved();
      });
    }
    return err(saving.failure);
  }

  #words(why: Failure): string | null {
    const half = this.#half;
    const { fallback, halfSaved, noun } = this.#options;
    if (half === null) return explain(why, fallback);
    const reason = explain(why, 'It could not be uploaded');
    if (reason === null) return null;
    const what = this.file.change.kind === 'remove' ? 'is still there' : 'is missing';
    return `${halfSaved(half.stored, half.sent)}, but its ${noun} ${what}. ${reason.replace(/\.?$/, '.')} Save again sends only the ${noun}.`;
  }
}
