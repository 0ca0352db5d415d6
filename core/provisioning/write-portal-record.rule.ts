import { EMPTIES } from '../forms/file-cell.rule.ts';
import type { PortalKindName, PortalValues } from './portal-kind.ts';
import { KINDS, titleOf } from './portal-kinds.ts';

/** A record as a file writes it: its headings with their texts, empty ones left out, and a dash where a new one would begin with something; a code as `secret` makes it, and not at all where that is null. */
export const writePortalRecord = (
  name: PortalKindName,
  values: PortalValues,
  secret: ((field: string, code: string) => string) | null,
): ReadonlyMap<string, string> => {
  const kind = KINDS[name];
  const cells = new Map([['record', name as string]]);
  for (const [field, column] of Object.entries(kind.columns)) {
    // What no file can say is left out like what is empty.
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

/** A record as its lines: hours have one for each opening, and one where those beside the week are closed. */
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
