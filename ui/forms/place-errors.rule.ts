import { type FieldErrors, readForm } from '#core/forms/read-form.schema.ts';
import { err, type Result } from '#core/kernel/result.ts';

export interface Places {
  /** The field of the form at which the errors of a path stand, such as `covers.from.minute`: `coversFrom`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The name of a line of a list, by the list's field; by default "Line". */
  readonly lines?: Readonly<Record<string, string>>;
}

/**
 * Moves errors to the fields of a form, because a form shows no other errors. The error of a line stands at the field of
 * its list, preceded by the name and number of the line, and under its own path.
 */
export const placeErrors = (
  errors: FieldErrors,
  { fields = {}, lines = {} }: Places,
): FieldErrors => {
  const found: Record<string, string[]> = {};
  for (const [path, messages] of Object.entries(errors)) {
    const [list = '', line] = path.split('.');
    const isLine = fields[path] === undefined && line !== undefined && /^\d+$/.test(line);
    const named = isLine ? `${lines[list] ?? 'Line'} ${Number(line) + 1}: ` : '';
    const field = fields[path] ?? list;
    (found[field] ??= []).push(...messages.map((message) => `${named}${message}`));
    if (isLine) found[path] = [...messages];
  }
  return found;
};

/** Validates form input by a schema. Returns the value to send, or the messages at the fields of the form. */
export const readPlaced = <T>(
  schema: Parameters<typeof readForm<T>>[0],
  input: unknown,
  places: Places = {},
): Result<T, FieldErrors> => {
  const read = readForm(schema, input);
  return read.ok ? read : err(placeErrors(read.error, places));
};
