import { runInAction } from 'mobx';
import type { FiledChange, FiledSaving } from '#core/documents/document.ts';
import type { Draft } from '#core/drafts/draft.rule.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { type Answer, type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import { FormState, type FormParts } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { type LastChange, RevisedEditor } from '../shell/revised-editor.ts';
import type { ChosenDocument, StoredDocument } from './chosen-document.ts';

/** What is edited: its fields and file, how they are saved, and who is told. */
export interface FiledEditorOptions<Stored, Typed extends object, Sent> {
  readonly base: Stored | null;
  /** Keeps what is typed; a file that was chosen is not kept. */
  readonly draft: SavedDraft<Stored, Typed>;
  /** What was typed before, to go on from. */
  readonly from: Draft<Stored, Typed> | null;
  readonly file: ChosenDocument;
  readonly fileOf: (stored: Stored) => StoredDocument | null;
  /** What the fields show of it; of null, what a new one begins with. */
  readonly show: (stored: Stored | null) => Typed;
  readonly validate: (typed: Typed) => Result<Sent, FieldErrors>;
  readonly form: NoInfer<Pick<FormParts<Typed, Sent>, 'prefix' | 'atOnce'>>;
  readonly save: (change: FiledChange<Stored, Sent>) => Promise<FiledSaving<Stored>>;
  readonly newest: (base: Stored, why: Failure) => Promise<Result<Stored, Failure> | 'gone'>;
  readonly changeOf: (stored: Stored) => LastChange;
  readonly same: (stored: Stored, draft: Sent) => boolean;
  /** Words for a save that came to nothing. */
  readonly fallback: string;
  /** What the file is called, and how it is told that the fields stand saved without it. */
  readonly noun: string;
  readonly halfSaved: (stored: Stored, draft: Sent) => string;
  /** The fields stand saved, the file does not. */
  readonly onHalfSaved: () => void;
  readonly onSaved: (stored: Stored) => void;
  /** What its fields are called where two versions stand side by side. */
  readonly names: FieldText<Typed>;
}

/** Edits something of fields and a file (spec §4.3): the fields are saved first, and where the file does not follow, the next save goes on from them; nothing typed or chosen is lost before it is saved. */
export class FiledEditor<Stored, Typed extends object, Sent> {
  readonly edit: RevisedEditor<Stored, FormState<Typed, Sent>>;
  readonly draft: SavedDraft<Stored, Typed>;
  readonly file: ChosenDocument;
  readonly #options: FiledEditorOptions<Stored, Typed, Sent>;
  /** Its fields stand saved by the press that is under way, its file does not. */
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
      onStored: (stored) => {
        this.edit.begin(stored);
        file.restart(options.fileOf(stored));
        options.onSaved(stored);
      },
      words: (why) => this.#words(why),
    });
    if (from !== null) form.begin(from.values);
    draft.follow(() => this.edit.unsaved);
  }

  /** The editor goes; what is kept stays until it is saved or given up. */
  dispose(): void {
    this.draft.rest();
  }

  /** Saves the fields if they changed, then the file. */
  async #store(sent: Sent, before: Stored | null): Answer<Stored> {
    this.#half = null;
    const saving = await this.#options.save({ before, draft: sent, change: this.file.change });
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
    const reason = explain(why, 'It could not be stored');
    if (reason === null) return null;
    const what = this.file.change.kind === 'remove' ? 'is still there' : 'is missing';
    return `${halfSaved(half.stored, half.sent)}, but its ${noun} ${what}. ${reason.replace(/\.?$/, '.')} Save again sends the ${noun} alone.`;
  }
}
