import { action, computed, makeObservable } from 'mobx';
import { mergeFields } from '#core/forms/merge-fields.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { mapOk, type Answer, type Result, type Failure } from '#core/kernel/result.ts';
import type { UnsavedEdit } from '../forms/saved-draft.ts';
import type {
  AnyForm,
  EditedForm,
  EditorParts,
  SentBy,
  SharedParts,
  TypedIn,
} from './editing/editor-parts.ts';
import { type LastChange, Meeting } from './editing/meeting.ts';
import { RevisedSave } from './revised-save.ts';

/** Returns who last changed a row, and when. */
export const lastChange = (stored: {
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}): LastChange => ({ who: stored.changedBy, at: stored.changedAt });

/** How often a save merges and goes on by itself while other people keep saving. */
const MOST_MERGES = 3;

/** Edits a stored item, based on the revision that was loaded (domain guide 5.3). */
export class RevisedEditor<Base, Form extends AnyForm> {
  readonly form: Form;
  readonly saving: RevisedSave<Base>;
  /** What another person saved while the form was open. */
  readonly meeting: Meeting<Base, TypedIn<Form>>;
  readonly #parts: EditorParts<Base, Form>;
  /** Tells the owner of a save after which the editor stayed open, because more was typed. */
  #owed: (() => void) | null = null;

  constructor(parts: EditorParts<Base, Form>) {
    this.#parts = parts;
    this.form = parts.form;
    this.saving = new RevisedSave<Base>(parts.base);
    this.meeting = new Meeting<Base, TypedIn<Form>>(parts);
    makeObservable(this, {
      isNew: computed,
      isTyped: computed,
      dirty: computed,
      maySave: computed,
      begin: action,
    });
  }

  get isNew(): boolean {
    return this.saving.base === null;
  }

  get draft(): SharedParts<Base, Form>['draft'] {
    return this.#parts.draft;
  }

  /** True if the form fields differ from the stored item. */
  get isTyped(): boolean {
    return this.form.differs(this.#parts.show(this.saving.base));
  }

  /** True if the form fields or the input outside them differ from the stored item. */
  get dirty(): boolean {
    return this.isTyped || this.#parts.beside?.changed === true;
  }

  get maySave(): boolean {
    return this.#parts.maySave?.(this.dirty) ?? this.dirty;
  }

  /** The unsaved form fields, for a draft. */
  get unsaved(): UnsavedEdit<Base, TypedIn<Form>> {
    const base = this.meeting.drafted(this.saving.base);
    return { base, values: this.form.values, dirty: this.isTyped };
  }

  /** Starts over from the stored item, or restores earlier input on top of it. */
  begin(stored: Base | null, values: TypedIn<Form> = this.#parts.show(stored)): void {
    this.saving.begin(stored);
    this.meeting.clear();
    this.form.begin(values);
  }

  /** Saves the form. If another person saved first, merges both, and saves again unless the person has to choose. */
  async save(): Promise<void> {
    await this.#save(MOST_MERGES);
    this.meeting.wait();
  }

  async #save(merges: number): Promise<void> {
    if (this.#parts.prepare !== undefined) await this.#parts.prepare();
    if (!this.meeting.settled()) return;
    const wanted = this.form.submit() as SentBy<Form> | null;
    const { beside, newest, onLost, same, words } = this.#parts;
    if (wanted === null) this.#parts.onRefused?.();
    beside?.demand?.(this.isNew);
    if (wanted === null || (beside?.problem ?? null) !== null) return;
    const objection = this.#parts.objection?.(wanted) ?? null;
    if (objection !== null) this.saving.submission.say(objection);
    if (objection !== null || !this.maySave) return;
    const { base } = this.saving;
    const sent = this.#typed();
    const { met } = this.meeting;
    await this.saving.run({
      send: async () => {
        const saved = await this.#send(wanted, base);
        if (!saved.ok && isLost(saved.error)) onLost?.();
        return saved.ok && this.#typedSince(sent) ? this.#readBack(saved, base) : saved;
      },
      newest: (why) => newest(why, this.saving.base),
      looksAgain: onLost !== undefined && same !== undefined,
      isMine: (stored) => same?.(stored, wanted) === true,
      done: (stored) => this.#done(stored, wanted, sent),
      meet: (theirs) => this.#meet(theirs),
      words,
    });
    // Whether another person changed a code or a file too, nobody can see: the person looks before it is saved.
    if (this.meeting.met === met || beside?.changed === true) return;
    if (this.meeting.met === null || this.meeting.open.length > 0) return;
    if (!this.dirty) this.saving.sayNothingLeft();
    else if (merges > 0) await this.#save(merges - 1);
  }

  /** If another person deleted the item, creates a new one from the typed input. */
  async createAgain(): Promise<void> {
    if (!this.saving.gone) return;
    this.saving.begin(null);
    this.#parts.beside?.standOn?.(null);
    await this.save();
  }

  #meet(theirs: Base): void {
    const by = this.#parts.changeOf(theirs) ?? { who: null, at: null };
    this.meeting.meet(this.saving.base, theirs, by);
    this.#parts.beside?.standOn?.(theirs);
  }

  async #send(wanted: SentBy<Form>, base: Base | null): Answer<Base | null> {
    const parts = this.#parts;
    return parts.send === undefined
      ? parts.store(wanted, base)
      : mapOk(await parts.send(wanted, base), () => base);
  }

  /** Closes the editor by `close`, or by its owner, if the owner has not heard of the last save yet. */
  leave(close: () => void): void {
    const told = this.#owed ?? close;
    this.#owed = null;
    told();
  }

  #typed(): { readonly values: TypedIn<Form>; readonly beside: string } {
    const { changed = false, text = '' } = this.#parts.beside ?? {};
    return { values: { ...this.form.values }, beside: `${text} ${String(changed)}` };
  }

  #typedSince(sent: { readonly values: TypedIn<Form>; readonly beside: string }): boolean {
    return JSON.stringify(this.#typed()) !== JSON.stringify(sent);
  }

  /** Reads the revision on which what was typed during a save stands, if the answer of the save does not contain it. */
  async #readBack(saved: Result<Base | null, Failure>, base: Base | null) {
    if (this.#parts.send === undefined) return saved;
    const now = await this.#parts.newest({ kind: 'unreadable' }, base);
    return now !== 'gone' && now.ok && now.value !== null ? now : saved;
  }

  #done(
    stored: Base | null,
    wanted: SentBy<Form>,
    sent: { readonly values: TypedIn<Form>; readonly beside: string },
  ): void {
    const parts = this.#parts;
    // Without its revision a new item cannot be changed, only added once more.
    const typedOn = this.#typedSince(sent) && this.saving.base !== null;
    const tell = (): void => {
      if (parts.send !== undefined) parts.onSaved(wanted, typedOn);
      else if (stored !== null) parts.onStored(stored, wanted, typedOn);
    };
    this.#owed = null;
    this.meeting.end();
    if (typedOn) {
      const { beside } = this.#typed();
      if (beside === sent.beside && parts.beside?.text !== undefined && stored !== null)
        parts.beside.forget(stored);
      const stands = parts.show(this.saving.base);
      this.form.begin(mergeFields(sent.values, this.form.values, stands).merged);
      this.saving.goOn();
      if (parts.outlives !== true) this.#owed = tell;
    }
    if (this.#owed === null) tell();
  }
}

/** An editor of any type of item. */
export type AnyEditor = RevisedEditor<never, EditedForm<never, never>>;
