import { fieldChanges } from '../../forms/field-changes.rule.ts';

/** A longer text is cut in the audit log: what it was stays in its own versions. */
const SHOWN = 120;

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '') return 'none';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** What an edit changed, field by field, readable in the audit log: `importance: Info → Warning`; what stayed is left out (domain guide 5.3). */
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
