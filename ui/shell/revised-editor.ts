import { action, computed, makeObservable } from 'mobx';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { mapOk, type Answer, type Failure, type Result } from '#core/kernel/result.ts';
import type { WrongFields } from '../forms/form-state.ts';
import type { SavedDraft, UnsavedEdit } from '../forms/saved-draft.ts';
import { type FieldText, type RevisedFields, revisedFields } from './revised-fields.ts';
import { RevisedSave } from './revised-save.ts';

/** Who changed something last, and when. */
export interface LastChange {
  readonly who: string | null;
  readonly at: string | null;
}

/** The last change of what carries it as most rows do. */
export const lastChange = (stored: {
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}): LastChange => ({ who: stored.changedBy, at: stored.changedAt });

/** What is typed, as an editor needs it; `FormState` is one. */
export interface EditedForm<Typed extends object, Value> extends Partial<WrongFields> {
  readonly values: Typed;
  begin(values: Typed): void;
  differs(stored?: Typed): boolean;
  /** What to send, or null once it is said what is wrong. */
  submit(): Value | null;
}

/** What is edited beside the fields and kept in no draft: a code, a file, pictures. */
interface BesideFields<Base> {
  readonly changed: boolean;
  /** Why it cannot be sent; its own field says it. */
  readonly problem: string | null;
  /** Save was pressed: from now on its field says what is missing. */
  demand?(isNew: boolean): void;
  /** What was typed or chosen is given up for what is stored. */
  forget(stored: Base): void;
  /** What was typed or chosen stays, over what somebody else stored; null where they deleted it. */
  standOn?(stored: Base | null): void;
}

type AnyForm = EditedForm<object, unknown>;
type TypedIn<Form extends AnyForm> = Form['values'];
type SentBy<Form extends AnyForm> = NonNullable<ReturnType<Form['submit']>>;

interface SharedParts<Base, Form extends AnyForm> {
  readonly form: Form;
  /** Null for something new, or as long as nothing is read. */
  readonly base: Base | null;
  /** What the fields show of it; of null, what something new begins with. */
  readonly show: (stored: Base | null) => TypedIn<Form>;
  /** What the fields are called where two versions stand side by side. */
  readonly names: FieldText<TypedIn<Form>>;
  /** Where more differs than the fields say, or less. */
  readonly apart?: RevisedFields<Base>['apart'];
  readonly beside?: BesideFields<Base>;
  /** Where what is typed is kept until it is saved. */
  readonly draft?: Pick<SavedDraft<never, never>, 'backFrom' | 'drop'>;
  /** Absent: what differs from what is stored. */
  readonly maySave?: (dirty: boolean) => boolean;
  /** What is done before it is checked: what is typed and not added yet is added. */
  readonly prepare?: () => Promise<void>;
  /** What is wrong comes into view. */
  readonly onRefused?: () => void;
  /** Why what is right in each field is not sent all the same; null to send it. */
  readonly objection?: (wanted: SentBy<Form>) => string | null;
  /** What is stored now; null where it is not there (any more). */
  readonly newest: (
    why: Failure,
    base: Base | null,
  ) => Promise<Result<Base | null, Failure> | 'gone'>;
  /** Whether what is stored is what was sent; absent where nobody can read it. */
  readonly same?: (stored: Base, wanted: SentBy<Form>) => boolean;
  readonly changeOf: (stored: Base) => LastChange | null;
  /** Nobody knows what became of a save; given, what is stored is looked into at once (domain guide 5.3 "Time-outs"). */
  readonly onLost?: () => void;
  /** The words of a failure; a text stands for those that have none of their own. */
  readonly words: string | ((failure: Failure) => string | null);
}

/** How it is saved: with an answer that says nothing more, or with one that says what is stored now. */
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

/** What an editor is made of. */
type EditorParts<Base, Form extends AnyForm> = SharedParts<Base, Form> &
  Sending<Base, SentBy<Form>>;

/** Something that is stored while it is edited, under the revision the edit began with (domain guide 5.3). */
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

  /** Something differs in the fields. */
  get isTyped(): boolean {
    return this.form.differs(this.#parts.show(this.saving.base));
  }

  /** Something differs, in the fields or beside them. */
  get dirty(): boolean {
    return this.isTyped || this.#parts.beside?.changed === true;
  }

  get maySave(): boolean {
    return this.#parts.maySave?.(this.dirty) ?? this.dirty;
  }

  /** What a draft keeps: the fields alone. */
  get unsaved(): UnsavedEdit<Base, TypedIn<Form>> {
    return { base: this.saving.base, values: this.form.values, dirty: this.isTyped };
  }

  /** Who saved something else meanwhile; null while nobody did. */
  get by(): LastChange | null {
    const { theirs } = this.saving;
    return theirs === null ? null : this.#parts.changeOf(theirs);
  }

  /** Begins anew with what is stored, or goes on from what was typed before over it. */
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

  /** Shows what the other one saved; what was typed is given up. */
  reloadTheirs(): void {
    const theirs = this.saving.reloadTheirs();
    if (theirs !== null) this.#parts.beside?.forget(theirs);
  }

  /** Saves what was typed over what the other one saved, knowingly, and nothing else of theirs; as something new where theirs is gone. */
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

/** One of them, whatever it edits. */
export type AnyEditor = RevisedEditor<never, EditedForm<never, never>>;
