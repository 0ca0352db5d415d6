/** Old and new value of one field. A new item has no old value, and a deleted item has no new value. */
export interface FieldChange<Field extends string = string> {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

type Values<Field extends string> = Readonly<Record<Field, unknown>>;

const valueOf = <Field extends string>(values: Values<Field> | null, field: Field): unknown =>
  values === null ? null : (values[field] ?? null);

/**
 * Returns the fields that differ between two states of an item, in the order of `fields`. A state of null means that the
 * item does not exist.
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
