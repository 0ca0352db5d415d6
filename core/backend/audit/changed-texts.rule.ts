import { fieldChanges } from '../../forms/field-changes.rule.ts';

/** Maximum number of characters of a text in the audit log; longer texts are cut. */
const SHOWN = 120;

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '') return 'none';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/**
 * Describes the changed fields of an edit for the audit log, such as `importance: Info → Warning`. Unchanged fields are
 * left out (domain guide 5.3).
 */
export const changedTexts = <Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, unknown>>,
  after: Readonly<Record<Field, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldChanges(fields, before, after).map((change) => [
      change.field,
      `${shown(change.before)} → ${shown(change.after)}`,
    ]),
  );
