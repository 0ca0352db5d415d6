import { makeAutoObservable, observable } from 'mobx';
import type { Result } from '#core/kernel/result.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';

/** What is typed into a form of named fields, and the words at each: judged when a field is left and as a whole on submit (ui README §8). */
export class FormState<Field extends string, Value> {
  values: Record<Field, string>;
  /** Grows whenever a submit was refused, so that the first wrong field takes the focus. */
  refusals = 0;
  readonly #judge: (values: Record<Field, string>) => Result<Value, FieldErrors>;
  readonly #shown = observable.set<Field>();

  constructor(parts: {
    initial: Record<Field, string>;
    judge(values: Record<Field, string>): Result<Value, FieldErrors>;
  }) {
    this.values = parts.initial;
    this.#judge = (values) => parts.judge(values);
    makeAutoObservable(this);
  }

  /** The words at each field that has been left or submitted. */
  get errors(): FieldErrors {
    const judged = this.#judge(this.values);
    if (judged.ok) return {};
    const shown = Object.entries(judged.error).filter(([field]) => this.#shown.has(field as Field));
    return Object.fromEntries(shown);
  }

  /** The first field with words, in the order of the form. */
  get firstWrong(): Field | null {
    const fields = Object.keys(this.values) as Field[];
    return fields.find((field) => (this.errors[field]?.length ?? 0) > 0) ?? null;
  }

  type(field: Field, text: string): void {
    this.values[field] = text;
  }

  /** The person left the field; an empty one is not complained about yet. */
  leave(field: Field): void {
    if (this.values[field] !== '') this.#shown.add(field);
  }

  /** The value to send, or null with words at every wrong field. */
  submit(): Value | null {
    const judged = this.#judge(this.values);
    if (judged.ok) return judged.value;
    for (const field of Object.keys(this.values) as Field[]) this.#shown.add(field);
    this.refusals += 1;
    return null;
  }

  /** Puts the server's own words about one field beside the form again by emptying it. */
  clear(field: Field): void {
    this.values[field] = '';
    this.#shown.delete(field);
  }
}
