import { action, computed, makeObservable } from 'mobx';
import { keepTouched } from '#core/forms/keep-touched.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { mapOk, type Answer, type Failure, type Result } from '#core/kernel/result.ts';
import type { WrongFields } from '../forms/form-state.ts';
import type { SavedDraft, UnsavedEdit } from '../forms/saved-draft.ts';
import { type FieldText, type RevisedFields, revisedFields } from './revised-fields.ts';
import { RevisedSave } from './revised-save.ts';

/** Who last changed an item, and when. */
export interface LastChange {
  readonly who: string | null;
  readonly at: string | null;
}

/** Returns who last changed a row, and when. */
export const lastChange = (stored: {
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}): LastChange => ({ who: stored.changedBy, at: stored.changedAt });

/** The typed input of an editor. `FormState` implements this interface. */
export interface EditedForm<Typed extends object, Value> extends Partial<WrongFields> {
  readonly values: Typed;
  begin(values: Typed): void;
  differs(stored?: Typed): boolean;
  /** Returns the value to send. If a field is invalid, returns null and shows the errors. */
  submit(): Value | null;
}

/** Input outside the form fields that drafts do not store: a code, a file, or pictures. */
interface BesideFields<Base> {
  readonly changed: boolean;
  /** The typed text, if it is sent with the fields and not read back. */
  readonly text?: string;
  /** Why the input cannot be sent, shown at its own field; null if it can. */
  readonly problem: string | null;
  /** Called when Save is pressed. From then on, missing input is reported at its field. */
  demand?(isNew: boolean): void;
  /** Discards the input and shows the stored state. */
  forget(stored: Base): void;
  /** Keeps the input on top of another person's version; `stored` is null if that person deleted the item. */
  standOn?(stored: Base | null): void;
}

type AnyForm = EditedForm<object, unknown>;
type TypedIn<Form extends AnyForm> = Form['values'];
type SentBy<Form extends AnyForm> = NonNullable<ReturnType<Form['submit']>>;

interface SharedParts<Base, Form extends AnyForm> {
  readonly form: Form;
  /** Null for a new item, or until the item is loaded. */
  readonly base: Base | null;
  /** Returns the form values of an item; null gives the values of a new item. */
  readonly show: (stored: Base | null) => TypedIn<Form>;
  /** Labels of the fields, for comparing two versions. */
  readonly names: FieldText<TypedIn<Form>>;
  /** Replaces the default comparison of fields if the default would show too many or too few differences. */
  readonly apart?: RevisedFields<Base>['apart'];
  readonly beside?: BesideFields<Base>;
  /** Keeps the typed input as a draft until it is saved. */
  readonly draft?: Pick<SavedDraft<never, never>, 'backFrom' | 'drop'>;
  /** Returns true if Save is enabled. By default, true if anything differs from the stored item. */
  readonly maySave?: (dirty: boolean) => boolean;
  /** Called before validation, for example to add leftover typed text. */
  readonly prepare?: () => Promise<void>;
  /** Called after validation has failed, to bring the errors into view. */
  readonly onRefused?: () => void;
  /** Returns why a valid value must not be sent; null to send it. */
  readonly objection?: (wanted: SentBy<Form>) => string | null;
  /** Loads the stored item. Resolves to null if the item does not exist. */
  readonly newest: (
    why: Failure,
    base: Base | null,
  ) => Promise<Result<Base | null, Failure> | 'gone'>;
  /** Returns true if the stored item equals the sent value. Omitted if the item cannot be read back. */
  readonly same?: (stored: Base, wanted: SentBy<Form>) => boolean;
  readonly changeOf: (stored: Base) => LastChange | null;
  /**
   * True for an editor that stays on its page after a save. It hears of each save at once, and whether more was typed while
   * the save ran. Other editors stay open if more was typed, and hear of the save when they are closed or saved again.
   */
  readonly outlives?: boolean;
  /**
   * Called when a save has no known result. If `onLost` and `same` are given, the stored item is then loaded at once
   * (domain guide 5.3 "Time-outs").
   */
  readonly onLost?: () => void;
  /** The message for a failure. A string is used for failures without a message of their own. */
  readonly words: string | ((failure: Failure) => string | null);
}

/** How to save: `send` gets a response without content, `store` gets the stored item. */
type Sending<Base, Value> =
  | {
      readonly send: (wanted: Value, base: Base | null) => Answer<unknown>;
      readonly onSaved: (wanted: Value, typedOn: boolean) => void;
      readonly store?: never;
    }
  | {
      readonly store: (wanted: Value, base: Base | null) => Answer<Base>;
      readonly onStored: (stored: Base, wanted: Value, typedOn: boolean) => void;
      readonly send?: never;
    };

type EditorParts<Base, Form extends AnyForm> = SharedParts<Base, Form> &
  Sending<Base, SentBy<Form>>;

/** Edits a stored item, based on the revision that was loaded (domain guide 5.3). */
export class RevisedEditor<Base, Form extends AnyForm> {
  readonly form: Form;
  readonly saving: RevisedSave<Base>;
  readonly #parts: EditorParts<Base, Form>;
  /** Tells the owner of a save after which the editor stayed open, because more was typed. */
  #owed: (() => void) | null = null;

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
    return { base: this.saving.base, values: this.form.values, dirty: this.isTyped };
  }

  /** Who saved another version in the meantime; null if nobody did. */
  get by(): LastChange | null {
    const { theirs } = this.saving;
    return theirs === null ? null : this.#parts.changeOf(theirs);
  }

  /** Starts over from the stored item, or restores earlier input on top of it. */
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
    const sent = this.#typed();
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
      words,
    });
  }

  /** Shows the other person's version and discards the typed input. */
  reloadTheirs(): void {
    const theirs = this.saving.reloadTheirs();
    if (theirs !== null) this.#parts.beside?.forget(theirs);
  }

  /**
   * Saves the typed input over the other person's version, but keeps the fields that only the other person changed. If
   * that person deleted the item, creates a new one.
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

  /** Closes the editor by `close`, or by its owner, if the owner has not heard of the last save yet. */
  leave(close: () => void): void {
    const told = this.#owed ?? close;
    this.#owed = null;
    told();
  }

  #typed(): { readonly values: TypedIn<Form>; readonly beside: string } {
    const { changed = false, text = '' } = this.#parts.beside ?? {};
    return { values: { ...this.form.values }, beside: `${text} ${changed}` };
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
    if (typedOn) {
      const { beside } = this.#typed();
      if (beside === sent.beside && parts.beside?.text !== undefined && stored !== null)
        parts.beside.forget(stored);
      this.form.begin(keepTouched(sent.values, this.form.values, parts.show(this.saving.base)));
      this.saving.goOn();
      if (parts.outlives !== true) this.#owed = tell;
    }
    if (this.#owed === null) tell();
  }
}

/** An editor of any type of item. */
export type AnyEditor = RevisedEditor<never, EditedForm<never, never>>;
