import { makeAutoObservable, observable } from 'mobx';
import type { Result } from '#core/kernel/result.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';

/** The props that a form passes to a kit field. */
export interface BoundField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly error: string | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** The form state that moves the focus to the first invalid field. */
export interface WrongFields {
  /** Increases at every refused submit. */
  readonly refusals: number;
  /** The first field with an error, in form order. */
  readonly firstWrong: string | null;
  idOf(field: string): string;
}

export interface FormParts<Values, Value> {
  readonly initial: Values;
  /** Prefix of the field ids, needed if another form on the page has the same field names. */
  readonly prefix?: string;
  /**
   * Maps a field to a second field whose errors show as soon as the first field changes. Used if the second field never
   * loses the focus, or if the two fields are only invalid together.
   */
  readonly atOnce?: Partial<Readonly<Record<keyof Values, keyof Values>>>;
  /** Like `atOnce`, but an empty second field shows no error: nobody has come to it yet. */
  readonly ifFilled?: Partial<Readonly<Record<keyof Values, keyof Values>>>;
  readonly validate: (values: Values) => Result<Value, FieldErrors>;
  /** Called when the form restarts with new values. */
  readonly onBegin?: (values: Values) => void;
}

/**
 * The typed values of a form and their errors. A field is validated when the focus leaves it, and the whole form on submit
 * (ui README §8).
 */
export class FormState<Values extends object, Value = Values> {
  values: Values;
  /** Increases at every refused submit. Each increase moves the focus to the first invalid field. */
  refusals = 0;
  readonly #parts: FormParts<Values, Value>;
  readonly #shown = observable.set<keyof Values>();

  constructor(parts: FormParts<Values, Value>) {
    this.values = parts.initial;
    this.#parts = parts;
    makeAutoObservable(this, { bind: false, idOf: false, differs: false });
  }

  /** The validated value to send, or the field errors. */
  get validated(): Result<Value, FieldErrors> {
    return this.#parts.validate(this.values);
  }

  /** The errors to show: of fields that have lost the focus, or of all fields after a submit. */
  get errors(): FieldErrors {
    const { validated } = this;
    if (validated.ok) return {};
    const shown = Object.entries(validated.error).filter(([field]) =>
      this.#shown.has(field as keyof Values),
    );
    return Object.fromEntries(shown);
  }

  /** The first field with a shown error, in form order. */
  get firstWrong(): (keyof Values & string) | null {
    return this.#fields.find((field) => (this.errors[field]?.length ?? 0) > 0) ?? null;
  }

  /** Returns true if the values differ from `stored`, by default from the initial values. */
  differs(stored: Values = this.#parts.initial): boolean {
    return this.#fields.some(
      (field) => JSON.stringify(this.values[field]) !== JSON.stringify(stored[field]),
    );
  }

  idOf(field: keyof Values & string): string {
    return `${this.#parts.prefix ?? ''}${field}`;
  }

  /** Returns the props that connect a kit field to the form. */
  bind<Field extends keyof Values & string>(field: Field): BoundField<Values[Field]> {
    return {
      id: this.idOf(field),
      value: this.values[field],
      error: this.errors[field]?.[0] ?? null,
      onChange: (value) => this.type(field, value),
      onBlur: () => this.leave(field),
    };
  }

  type<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    this.values[field] = value;
    const checked = this.#parts.atOnce?.[field];
    if (checked !== undefined) this.complain(checked);
    const filled = this.#parts.ifFilled?.[field];
    if (filled !== undefined) this.leave(filled);
  }

  /** Restarts the form with these values and clears all errors. */
  begin(values: Values): void {
    this.values = { ...values };
    this.#shown.clear();
    this.#parts.onBegin?.(values);
  }

  /** Called when the focus leaves the field. Shows the field's error unless the field is empty. */
  leave(field: keyof Values): void {
    if (this.values[field] !== '') this.complain(field);
  }

  /** Shows the error of a field at once, even for an empty field. */
  complain(field: keyof Values): void {
    this.#shown.add(field);
  }

  /** Returns the value to send. If a field is invalid, shows all errors and returns null. */
  submit(): Value | null {
    const { validated } = this;
    if (validated.ok) return validated.value;
    for (const field of this.#fields) this.#shown.add(field);
    this.refusals += 1;
    return null;
  }

  /** Resets one field to its initial value and clears its error. */
  clear(field: keyof Values): void {
    this.values[field] = this.#parts.initial[field];
    this.#shown.delete(field);
  }

  get #fields(): (keyof Values & string)[] {
    return Object.keys(this.values) as (keyof Values & string)[];
  }
}
