/** One field before and after. A new item has no value before, and a deleted one has none after. */
export interface FieldChange<Field extends string = string> {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

type Values<Field extends string> = Readonly<Record<Field, unknown>>;

const valueOf = <Field extends string>(values: Values<Field> | null, field: Field): unknown =>
  values === null ? null : (values[field] ?? null);

/**
 * Returns the differences between two states of the same fields, in the order of the fields. Null is an item that did not
 * exist before, or no longer does.
 */
export const fieldChanges = <Field extends string>(
  fields: readonly Field[],
  before: Values<Field> | null,
  after: Values<Field> | null,
): readonly FieldChange<Field>[] =>
  fields.flatMap((field) => {
    const change = { field, before: valueOf(before, field), after: valueOf(after, field) };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
