import { EMPTIES } from '../forms/file-cell.rule.ts';
import type { PortalKindName, PortalValues } from './portal-kind.ts';
import { KINDS, titleOf } from './portal-kinds.ts';

/**
 * Converts a record to file cells, keyed by heading. Empty values are left out, or written as a dash when a new record
 * would get a default. `secret` converts codes, or omits a code by returning null.
 */
export const writePortalRecord = (
  name: PortalKindName,
  values: PortalValues,
  secret: ((field: string, code: string) => string) | null,
): ReadonlyMap<string, string> => {
  const kind = KINDS[name];
  const cells = new Map([['record', name as string]]);
  for (const [field, column] of Object.entries(kind.columns)) {
    // A value that a file cannot contain is left out, like an empty value.
    const isUnsaid = (values[field] ?? '') !== '' && !Array.isArray(values[field]);
    const begins = column.begins === true || column.cell.show(kind.blank[field]) !== '';
    const isFilled = begins && !isUnsaid;
    const text = column.cell.show(values[field]) || (isFilled ? EMPTIES : '');
    if (text === '' || (column.secret === true && secret === null)) continue;
    cells.set(
      titleOf(kind, field),
      column.secret === true && secret !== null ? secret(field, text) : text,
    );
  }
  return cells;
};

/** Splits a record into lines. Hours have one line per business-hours interval; a closed exception has one line. */
export const linesOf = (
  name: PortalKindName,
  { openings, ...values }: PortalValues,
): readonly PortalValues[] => {
  if (openings === undefined) return [values];
  const entries = openings as readonly PortalValues[];
  return entries.length === 0 && name === 'exception'
    ? [values]
    : entries.map((entry) => ({ ...values, ...entry }));
};
