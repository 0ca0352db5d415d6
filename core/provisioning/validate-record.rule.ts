import { cutNumberText, isCutNumber } from '../kernel/cut-number-text.rule.ts';
import { type FieldErrors, readForm } from '../forms/read-form.schema.ts';
import { type PortalKind, type PortalValues } from './portal-kind.ts';
import { titleOf } from './portal-kinds.ts';

/** The cells of a line, keyed by field name. Empty cells are left out. */
export type PortalCells = Readonly<Record<string, string>>;

export type ValidatedRecord =
  | { readonly verdict: 'refused'; readonly problems: readonly string[] }
  | {
      readonly verdict: 'new' | 'changed' | 'same';
      readonly values: PortalValues;
      /** The fields that differ from the stored record. For a new record, all fields in the line are listed. */
      readonly fields: readonly string[];
    };

/** Reads the cells of a line and applies them to the stored record, or to the defaults of a new record. */
export const readCells = (
  kind: PortalKind,
  cells: PortalCells,
  before: PortalValues | null,
): PortalValues => {
  const stated = Object.entries(cells).flatMap(([field, text]) => {
    const column = kind.columns[field];
    return column === undefined ? [] : [[field, column.cell.read(text)] as const];
  });
  return { ...kind.blank, ...before, ...Object.fromEntries(stated) };
};

/**
 * Returns the form's error messages, each with its column heading. For a choice, the message lists the allowed values,
 * because a file does not show the choices.
 */
export const problemsOf = (kind: PortalKind, errors: FieldErrors): readonly string[] =>
  Object.entries(errors).map(([path, messages]) => {
    const [field = ''] = path.split('.');
    const title = titleOf(kind, field);
    const choices = kind.columns[field]?.cell.choices;
    const text = choices === undefined ? (messages[0] ?? '') : `Write ${choices.join(', ')}`;
    return title === '' ? text : `${title}: ${text}`;
  });

/** Checks whether two values look the same in a file. Differences only in order or notation are ignored. */
export const isSame = (kind: PortalKind, field: string, one: unknown, other: unknown): boolean => {
  const cell = kind.columns[field]?.cell;
  return cell === undefined || cell.show(one) === cell.show(other);
};

/**
 * Validates a record with the form schemas of the screens, so that a file cannot store what a screen refuses. Unchanged
 * values of a stored record are not checked again.
 */
export const validateRecord = (
  kind: PortalKind,
  cells: PortalCells,
  before: PortalValues | null,
): ValidatedRecord => {
  const read = readCells(kind, cells, before);
  const fields = Object.keys(cells).filter(
    (field) => before === null || !isSame(kind, field, read[field], before[field]),
  );
  if (before !== null && fields.length === 0) return { verdict: 'same', values: before, fields };
  const values: Record<string, unknown> = {};
  const problems: string[] = Object.values(cells).filter(isCutNumber).map(cutNumberText);
  for (const schema of kind.schemas) {
    const validated = readForm(schema, read);
    if (validated.ok) Object.assign(values, validated.value);
    else problems.push(...problemsOf(kind, validated.error));
  }
  if (problems.length > 0) return { verdict: 'refused', problems };
  const changed = fields.filter(
    (field) => before === null || !isSame(kind, field, values[field], before[field]),
  );
  if (before === null) return { verdict: 'new', values, fields: changed };
  return changed.length === 0
    ? { verdict: 'same', values: before, fields: changed }
    : { verdict: 'changed', values, fields: changed };
};
