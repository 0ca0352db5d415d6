import { action, computed, makeObservable } from 'mobx';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { mapOk, type Answer, type Failure, type Result } from '#core/kernel/result.ts';
import type { WrongFields } from '../forms/form-state.ts';
import type { SavedDraft, UnsavedEdit } from '../forms/saved-draft.ts';
import { type FieldText, type RevisedFields, revisedFields } from './revised-fields.ts';
import { RevisedSave } from './revised-save.ts';

/** The person and time of a last change. */
export interface LastChange {
  readonly who: string | null;
  readonly at: string | null;
}

/** Returns the last change of a row with `changedBy` and `changedAt`. */
export const lastChange = (stored: {
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}): LastChange => ({ who: stored.changedBy, at: stored.changedAt });

/** The typed input, as an editor needs it. `FormState` implements it. */
export interface EditedForm<Typed extends object, Value> extends Partial<WrongFields> {
  readonly values: Typed;
  begin(values: Typed): void;
  differs(stored?: Typed): boolean;
  /** Returns the value to send, or null after showing the errors. */
  submit(): Value | null;
}

/** Input beside the form fields that no draft stores: a code, a file, or pictures. */
interface BesideFields<Base> {
  readonly changed: boolean;
  /** Why it cannot be sent; shown at its own field. */
  readonly problem: string | null;
  /** Called when Save is pressed; from then on its field reports missing input. */
  demand?(isNew: boolean): void;
  /** Discards the input and shows the stored state. */
  forget(stored: Base): void;
  /** Keeps the input over another person's version; null when that person deleted the item. */
  standOn?(stored: Base | null): void;
}

type AnyForm = EditedForm<object, unknown>;
type TypedIn<Form extends AnyForm> = Form['values'];
type SentBy<Form extends AnyForm> = NonNullable<ReturnType<Form['submit']>>;

interface SharedParts<Base, Form extends AnyForm> {
  readonly form: Form;
  /** Null for a new item, or until the item is loaded. */
  readonly base: Base | null;
  /** Returns the form fields of an item; null gives those of a new one. */
  readonly show: (stored: Base | null) => TypedIn<Form>;
  /** The labels of the fields, for showing two versions side by side. */
  readonly names: FieldText<TypedIn<Form>>;
  /** Replaces the comparison of fields when it would show too much or too little. */
  readonly apart?: RevisedFields<Base>['apart'];
  readonly beside?: BesideFields<Base>;
  /** Stores the typed input until it is saved. */
  readonly draft?: Pick<SavedDraft<never, never>, 'backFrom' | 'drop'>;
  /** Decides whether Save is enabled; by default when something differs from the stored item. */
  readonly maySave?: (dirty: boolean) => boolean;
  /** Runs before validation, for example to add text that is typed but not added yet. */
  readonly prepare?: () => Promise<void>;
  /** Called when validation fails, to bring the errors into view. */
  readonly onRefused?: () => void;
  /** Returns why a valid value is not sent; null to send it. */
  readonly objection?: (wanted: SentBy<Form>) => string | null;
  /** Loads the stored item; null when it does not exist (any more). */
  readonly newest: (
    why: Failure,
    base: Base | null,
  ) => Promise<Result<Base | null, Failure> | 'gone'>;
  /** Returns true if the stored item is what was sent. Omitted when the item cannot be read back. */
  readonly same?: (stored: Base, wanted: SentBy<Form>) => boolean;
  readonly changeOf: (stored: Base) => LastChange | null;
  /** Called when the result of a save is unknown. If given, the stored item is loaded at once (domain guide 5.3 "Time-outs"). */
  readonly onLost?: () => void;
  /** The message of a failure. A string is used for failures without their own message. */
  readonly words: string | ((failure: Failure) => string | null);
}

/** The two ways to save: `send`, whose response has no content, or `store`, whose response is the stored item. */
type Sending<Base, Value> =
  | {
      readonly send: (wanted: Value, base: Base | null) => Answer<unknown>;
      readonly onSaved: (wanted: Value) => void;
      readonly store?: never;
    }
  | {
      readonly store: (wanted: Value, base: Base | null) => Answer<Base>;
      readonly onStored: (stored: Base, wanted: Value) => void;
      readonly send?: never;
    };

/** The parts of an editor. */
type EditorParts<Base, Form extends AnyForm> = SharedParts<Base, Form> &
  Sending<Base, SentBy<Form>>;

/** Edits a stored item under the revision the edit started from (domain guide 5.3). */
export class RevisedEditor<Base, Form extends AnyForm> {
  readonly form: Form;
  readonly saving: RevisedSave<Base>;
  readonly #parts: EditorParts<Base, Form>;

  constructor(parts: EditorParts<Base, Form>) {
    this.#parts = parts;
    const { apart, base, form, names, show } = parts;
    this.form = form;
    const fields = revisedFields<Base, TypedIn<Form>>({ form, show, words: names });
    this.saving = new RevisedSave<Base>(
      base,
      apart === undefined ? fields : { show: fields.show, rebase: fields.rebase, apart },
    );
    makeObservable(this, {
      isNew: computed,
      isTyped: computed,
      dirty: computed,
      maySave: computed,
      begin: action,
      reloadTheirs: action,
    });
  }

  get isNew(): boolean {
    return this.saving.base === null;
  }

  get draft(): SharedParts<Base, Form>['draft'] {
    return this.#parts.draft;
  }

  /** True when the form fields differ from the stored item. */
  get isTyped(): boolean {
    return this.form.differs(this.#parts.show(this.saving.base));
  }

  /** True when anything differs, in the form fields or beside them. */
  get dirty(): boolean {
    return this.isTyped || this.#parts.beside?.changed === true;
  }

  get maySave(): boolean {
    return this.#parts.maySave?.(this.dirty) ?? this.dirty;
  }

  /** The unsaved input for a draft: only the form fields. */
  get unsaved(): UnsavedEdit<Base, TypedIn<Form>> {
    return { base: this.saving.base, values: this.form.values, dirty: this.isTyped };
  }

  /** The person who saved another version in the meantime; null when there is none. */
  get by(): LastChange | null {
    const { theirs } = this.saving;
    return theirs === null ? null : this.#parts.changeOf(theirs);
  }

  /** Starts over from the stored item, or continues with earlier input over it. */
  begin(stored: Base | null, values: TypedIn<Form> = this.#parts.show(stored)): void {
    this.saving.begin(stored);
    this.form.begin(values);
  }

  async save(): Promise<void> {
    if (this.#parts.prepare !== undefined) await this.#parts.prepare();
    const wanted = this.form.submit() as SentBy<Form> | null;
    const { beside, newest, onLost, same, words } = this.#parts;
    if (wanted === null) this.#parts.onRefused?.();
    beside?.demand?.(this.isNew);
    if (wanted === null || (beside?.problem ?? null) !== null) return;
    const objection = this.#parts.objection?.(wanted) ?? null;
    if (objection !== null) this.saving.submission.say(objection);
    if (objection !== null || !this.maySave) return;
    const { base } = this.saving;
    await this.saving.run({
      send: async () => {
        const saved = await this.#send(wanted, base);
        if (!saved.ok && isLost(saved.error)) onLost?.();
        return saved;
      },
      newest: (why) => newest(why, this.saving.base),
      looksAgain: onLost !== undefined && same !== undefined,
      isMine: (stored) => same?.(stored, wanted) === true,
      done: (stored) => this.#done(stored, wanted),
      words,
    });
  }

  /** Shows the other person's version and discards the typed input. */
  reloadTheirs(): void {
    const theirs = this.saving.reloadTheirs();
    if (theirs !== null) this.#parts.beside?.forget(theirs);
  }

  /**
   * Saves the typed input knowingly over the other person's version and leaves their other fields unchanged. Saves a new
   * item if theirs was deleted.
   */
  async keepMine(): Promise<void> {
    const theirs = this.saving.keepMine();
    if (theirs === null && !this.saving.gone) return;
    if (theirs === null) this.saving.begin(null);
    this.#parts.beside?.standOn?.(theirs);
    if (this.dirty) await this.save();
    else this.saving.sayNothingLeft();
  }

  async #send(wanted: SentBy<Form>, base: Base | null): Answer<Base | null> {
    const parts = this.#parts;
    return parts.send === undefined
      ? parts.store(wanted, base)
      : mapOk(await parts.send(wanted, base), () => base);
  }

  #done(stored: Base | null, wanted: SentBy<Form>): void {
    const parts = this.#parts;
    if (parts.send !== undefined) parts.onSaved(wanted);
    else if (stored !== null) parts.onStored(stored, wanted);
  }
}

/** Any editor, whatever it edits. */
export type AnyEditor = RevisedEditor<never, EditedForm<never, never>>;
