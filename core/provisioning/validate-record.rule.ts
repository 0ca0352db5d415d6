import { cutNumberText, isCutNumber } from '../kernel/cut-number-text.rule.ts';
import { type FieldErrors, readForm } from '../forms/read-form.schema.ts';
import { type PortalKind, type PortalValues } from './portal-kind.ts';
import { titleOf } from './portal-kinds.ts';

/** What stands in the cells of a line, by field; what is not there was left empty. */
export type PortalCells = Readonly<Record<string, string>>;

/** What would become of a record. */
export type ValidatedRecord =
  | { readonly verdict: 'refused'; readonly problems: readonly string[] }
  | {
      readonly verdict: 'new' | 'changed' | 'same';
      readonly values: PortalValues;
      /** Fields that differ from what is there; of a new record all that the line says. */
      readonly fields: readonly string[];
    };

/** Reads the cells of a line over what is there, or over what a new record begins with. */
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

/** What a form refuses, each with the heading of its column; nobody sees the choices of a form in a file, so they are named. */
export const problemsOf = (kind: PortalKind, errors: FieldErrors): readonly string[] =>
  Object.entries(errors).map(([path, messages]) => {
    const [field = ''] = path.split('.');
    const title = titleOf(kind, field);
    const choices = kind.columns[field]?.cell.choices;
    const text = choices === undefined ? (messages[0] ?? '') : `Write ${choices.join(', ')}`;
    return title === '' ? text : `${title}: ${text}`;
  });

/** As it would be written, so that what is said in another order or spelling is the same. */
export const isSame = (kind: PortalKind, field: string, one: unknown, other: unknown): boolean => {
  const cell = kind.columns[field]?.cell;
  return cell === undefined || cell.show(one) === cell.show(other);
};

/**
 * Checks a record by the forms of the screens: nothing that a screen would refuse gets in. What an older record holds and nobody
 * changes is not checked anew.
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
