/** One field as it was and as it is now; of something new nothing was, of something deleted nothing is. */
export interface FieldChange<Field extends string = string> {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

type Values<Field extends string> = Readonly<Record<Field, unknown>>;

const valueOf = <Field extends string>(values: Values<Field> | null, field: Field): unknown =>
  values === null ? null : (values[field] ?? null);

/** What differs between two states of the same fields, in the order of the fields; null is a thing that was not there, or is not any more. */
export const fieldChanges = <Field extends string>(
  fields: readonly Field[],
  before: Values<Field> | null,
  after: Values<Field> | null,
): readonly FieldChange<Field>[] =>
  fields.flatMap((field) => {
    const change = { field, before: valueOf(before, field), after: valueOf(after, field) };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
