import { makeAutoObservable, observable } from 'mobx';
import type { Result } from '#core/kernel/result.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';

/** The properties a kit field receives from its form. */
export interface BoundField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly error: string | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** The data that lead the focus to the first invalid field. */
export interface WrongFields {
  /** Increases at every refused submit. */
  readonly refusals: number;
  /** The first field with an error, in the order of the form. */
  readonly firstWrong: string | null;
  idOf(field: string): string;
}

/** The parts from which a form is built. */
export interface FormParts<Values, Value> {
  readonly initial: Values;
  /** Prefix of the field ids, which are otherwise the field names. Needed when another form on the page has the same names. */
  readonly prefix?: string;
  /**
   * Maps a field to another one that is checked as soon as the field changes: because the two are only invalid together,
   * or because the other never loses the focus.
   */
  readonly atOnce?: Partial<Readonly<Record<keyof Values, keyof Values>>>;
  readonly validate: (values: Values) => Result<Value, FieldErrors>;
  /** Called when the form starts again with new values. */
  readonly onBegin?: (values: Values) => void;
}

/**
 * The typed values of a form and the errors at its fields. A field is checked when the focus leaves it, and the whole form
 * on submit (ui README §8).
 */
export class FormState<Values extends object, Value = Values> {
  values: Values;
  /** Increases at every refused submit, so that the first invalid field takes the focus. */
  refusals = 0;
  readonly #parts: FormParts<Values, Value>;
  readonly #shown = observable.set<keyof Values>();

  constructor(parts: FormParts<Values, Value>) {
    this.values = parts.initial;
    this.#parts = parts;
    makeAutoObservable(this, { bind: false, idOf: false, differs: false });
  }

  /** The value to send, or the errors. */
  get validated(): Result<Value, FieldErrors> {
    return this.#parts.validate(this.values);
  }

  /** The errors of fields that have lost the focus or were submitted. */
  get errors(): FieldErrors {
    const { validated } = this;
    if (validated.ok) return {};
    const shown = Object.entries(validated.error).filter(([field]) =>
      this.#shown.has(field as keyof Values),
    );
    return Object.fromEntries(shown);
  }

  /** The first field with an error, in the order of the form. */
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

  /** Connects a kit field to the form. */
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
  }

  /** Starts again with these values and clears all errors. */
  begin(values: Values): void {
    this.values = { ...values };
    this.#shown.clear();
    this.#parts.onBegin?.(values);
  }

  /** Called when the focus leaves the field. An empty field shows no error yet. */
  leave(field: keyof Values): void {
    if (this.values[field] !== '') this.complain(field);
  }

  /** Shows the error of a field at once, even if the field is empty. */
  complain(field: keyof Values): void {
    this.#shown.add(field);
  }

  /** Returns the value to send, or null and shows an error at every invalid field. */
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
