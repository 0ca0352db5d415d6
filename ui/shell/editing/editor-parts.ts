import type { Answer, Failure, Result } from '#core/kernel/result.ts';
import type { WrongFields } from '../../forms/form-state.ts';
import type { SavedDraft } from '../../forms/saved-draft.ts';
import type { LastChange, MeetingParts } from './meeting.ts';

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

export type AnyForm = EditedForm<object, unknown>;
export type TypedIn<Form extends AnyForm> = Form['values'];
export type SentBy<Form extends AnyForm> = NonNullable<ReturnType<Form['submit']>>;

export interface SharedParts<Base, Form extends AnyForm> extends Omit<
  MeetingParts<Base, TypedIn<Form>>,
  'form'
> {
  readonly form: Form;
  /** Null for a new item, or until the item is loaded. */
  readonly base: Base | null;
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

export type EditorParts<Base, Form extends AnyForm> = SharedParts<Base, Form> &
  Sending<Base, SentBy<Form>>;
