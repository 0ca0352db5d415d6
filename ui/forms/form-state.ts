import { makeAutoObservable, observable } from 'mobx';
import type { Result } from '#core/kernel/result.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';

/** What a field of the kit needs to know of its form. */
export interface BoundField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly error: string | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** What leads the focus to the first wrong field. */
export interface WrongFields {
  /** Grows whenever a submit was refused. */
  readonly refusals: number;
  /** The first field with words, in the order of the form. */
  readonly firstWrong: string | null;
  idOf(field: string): string;
}

/** What a form is made of. */
export interface FormParts<Values, Value> {
  readonly initial: Values;
  /** Fields carry their names as ids, after this where another form beside this one has the same names. */
  readonly prefix?: string;
  /** Which field is checked as soon as another is changed: because only together they are wrong, or because nobody leaves it. */
  readonly atOnce?: Partial<Readonly<Record<keyof Values, keyof Values>>>;
  readonly validate: (values: Values) => Result<Value, FieldErrors>;
  /** What goes along when it begins anew. */
  readonly onBegin?: (values: Values) => void;
}

/** What is typed into a form of named fields, and the words at each: checked when a field is left and as a whole on submit (ui README §8). */
export class FormState<Values extends object, Value = Values> {
  values: Values;
  /** Grows whenever a submit was refused, so that the first wrong field takes the focus. */
  refusals = 0;
  readonly #parts: FormParts<Values, Value>;
  readonly #shown = observable.set<keyof Values>();

  constructor(parts: FormParts<Values, Value>) {
    this.values = parts.initial;
    this.#parts = parts;
    makeAutoObservable(this, { bind: false, idOf: false, differs: false });
  }

  /** The value to send, or what is wrong with it. */
  get validated(): Result<Value, FieldErrors> {
    return this.#parts.validate(this.values);
  }

  /** The words at each field that has been left or submitted. */
  get errors(): FieldErrors {
    const { validated } = this;
    if (validated.ok) return {};
    const shown = Object.entries(validated.error).filter(([field]) =>
      this.#shown.has(field as keyof Values),
    );
    return Object.fromEntries(shown);
  }

  /** The first field with words, in the order of the form. */
  get firstWrong(): (keyof Values & string) | null {
    return this.#fields.find((field) => (this.errors[field]?.length ?? 0) > 0) ?? null;
  }

  /** Whether something stands in the fields that is not `stored`; without it, that was not there at first. */
  differs(stored: Values = this.#parts.initial): boolean {
    return this.#fields.some(
      (field) => JSON.stringify(this.values[field]) !== JSON.stringify(stored[field]),
    );
  }

  idOf(field: keyof Values & string): string {
    return `${this.#parts.prefix ?? ''}${field}`;
  }

  /** Ties a field of the kit to the form. */
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

  /** Begins anew with these values; what was wrong before is forgotten. */
  begin(values: Values): void {
    this.values = { ...values };
    this.#shown.clear();
    this.#parts.onBegin?.(values);
  }

  /** The person left the field; an empty one is not complained about yet. */
  leave(field: keyof Values): void {
    if (this.values[field] !== '') this.complain(field);
  }

  /** Says at once what is wrong with a field, also of an empty one. */
  complain(field: keyof Values): void {
    this.#shown.add(field);
  }

  /** The value to send, or null with words at every wrong field. */
  submit(): Value | null {
    const { validated } = this;
    if (validated.ok) return validated.value;
    for (const field of this.#fields) this.#shown.add(field);
    this.refusals += 1;
    return null;
  }

  /** Takes back what was typed into one field, and the words at it. */
  clear(field: keyof Values): void {
    this.values[field] = this.#parts.initial[field];
    this.#shown.delete(field);
  }

  get #fields(): (keyof Values & string)[] {
    return Object.keys(this.values) as (keyof Values & string)[];
  }
}
