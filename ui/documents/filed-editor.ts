import { makeAutoObservable, runInAction } from 'mobx';
import type { FiledChange, FiledSaving } from '#core/documents/document.ts';
import type { Draft } from '#core/drafts/draft.rule.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import { FormState, type FormParts } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { type FieldWords, revisedFields } from '../shell/revised-fields.ts';
import { NOTHING_LEFT, RevisedSave, type SaveWay } from '../shell/revised-save.ts';
import type { ChosenDocument, StoredDocument } from './chosen-document.ts';

/** What is edited: its fields and file, how they are saved, and who is told. */
export interface FiledWay<Stored, Typed extends object, Sent> {
  readonly base: Stored | null;
  /** Keeps what is typed; a file that was chosen is not kept. */
  readonly draft: KeptDraft<Stored, Typed>;
  /** What was typed before, to go on from. */
  readonly from: Draft<Stored, Typed> | null;
  readonly file: ChosenDocument;
  readonly fileOf: (stored: Stored) => StoredDocument | null;
  /** What the fields show of it; of null, what a new one begins with. */
  readonly show: (stored: Stored | null) => Typed;
  readonly judge: (typed: Typed) => Result<Sent, FieldErrors>;
  readonly form: NoInfer<Pick<FormParts<Typed, Sent>, 'prefix' | 'atOnce'>>;
  readonly save: (change: FiledChange<Stored, Sent>) => Promise<FiledSaving<Stored>>;
  readonly newest: (base: Stored, why: Failure) => ReturnType<SaveWay<Stored>['newest']>;
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
  readonly names: FieldWords<Typed>;
}

/** Edits something of fields and a file (spec §4.3): the fields are saved first, and where the file does not follow, the next save goes on from them; nothing typed or chosen is lost before it is saved. */
export class FiledEditor<Stored, Typed extends object, Sent> {
  readonly form: FormState<Typed, Sent>;
  readonly saving: RevisedSave<Stored>;
  readonly file: ChosenDocument;
  readonly #way: FiledWay<Stored, Typed, Sent>;

  constructor(way: FiledWay<Stored, Typed, Sent>) {
    this.#way = way;
    this.file = way.file;
    const { names, show } = way;
    this.form = new FormState({ ...way.form, initial: show(way.base), judge: way.judge });
    const fields = revisedFields<Stored, Typed>({ form: this.form, show, words: names });
    this.saving = new RevisedSave<Stored>(way.base, fields);
    if (way.from !== null) this.form.begin(way.from.values);
    makeAutoObservable(this, { form: false, saving: false, file: false });
    this.draft.follow(() => {
      const { base } = this.saving;
      return { base, values: this.form.values, dirty: this.form.differs(way.show(base)) };
    });
  }

  /** Where what is typed here is kept. */
  get draft(): KeptDraft<Stored, Typed> {
    return this.#way.draft;
  }

  /** The editor goes; what is kept stays until it is saved or given up. */
  dispose(): void {
    this.draft.rest();
  }

  /** Something differs from what is stored. */
  get dirty(): boolean {
    return this.form.differs(this.#way.show(this.saving.base)) || this.file.changed;
  }

  /** Save is offered for what is valid and changed (spec §5). */
  get maySave(): boolean {
    return this.form.judged.ok && this.file.problem === null && this.dirty;
  }

  /** Saves the fields if they changed, then the file; one press at a time. */
  async save(): Promise<void> {
    const { judged } = this.form;
    const { base, submission } = this.saving;
    if (!judged.ok || !this.maySave || submission.busy) return;
    const draft = judged.value;
    const way = this.#way;
    let half: Stored | null = null;
    await this.saving.run({
      send: async () => {
        const saving = await way.save({ before: base, draft, wish: this.file.wish });
        if (saving.kind === 'saved') return ok(saving.stored);
        if (saving.kind === 'fileFailed') {
          half = saving.stored;
          runInAction(() => {
            this.saving.begin(saving.stored);
            way.onHalfSaved();
          });
        }
        return err(saving.failure);
      },
      newest: async (why) => {
        const { base: stands } = this.saving;
        return stands === null ? err(why) : way.newest(stands, why);
      },
      isMine: (stored) => way.same(stored, draft) && !this.file.changed,
      done: (stored) => {
        this.#begin(stored);
        way.onSaved(stored);
      },
      words: (why) =>
        half === null
          ? explain(why, way.fallback)
          : this.#halfWords(way.halfSaved(half, draft), why),
    });
  }

  /** Takes what the other one saved; what was typed and chosen here is given up. */
  reloadTheirs(): void {
    const theirs = this.saving.reloadTheirs();
    if (theirs !== null) this.#begin(theirs);
  }

  /** Saves what was typed over what the other one saved, knowingly, and nothing else of theirs; as something new where theirs is gone. */
  async keepMine(): Promise<void> {
    const theirs = this.saving.keepMine();
    if (theirs === null && !this.saving.gone) return;
    if (theirs === null) this.saving.begin(null);
    this.file.standOn(theirs && this.#way.fileOf(theirs));
    if (this.dirty) await this.save();
    else this.saving.submission.say(NOTHING_LEFT);
  }

  #halfWords(saved: string, why: Failure): string | null {
    const { noun } = this.#way;
    const reason = explain(why, 'It could not be stored');
    if (reason === null) return null;
    const what = this.file.wish.kind === 'remove' ? 'is still there' : 'is missing';
    return `${saved}, but its ${noun} ${what}. ${reason.replace(/\.?$/, '.')} Save again sends the ${noun} alone.`;
  }

  #begin(stored: Stored): void {
    this.form.begin(this.#way.show(stored));
    this.file.restart(this.#way.fileOf(stored));
  }
}
