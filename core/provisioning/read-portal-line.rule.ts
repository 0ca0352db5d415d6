import { sentence, withArticle } from '../kernel/with-article.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { EMPTIES } from '../forms/file-cell.rule.ts';
import type { PortalCells } from './validate-record.rule.ts';
import { PORTAL_KINDS, type PortalKindName } from './portal-kind.ts';
import { KINDS, PORTAL_HEADINGS, titleOf } from './portal-kinds.ts';

/** A record of a file before validation. */
export interface PortalLine {
  /** The line number in the file, counted from 1. */
  readonly line: number;
  readonly kind: PortalKindName;
  readonly cells: PortalCells;
}

/** The maximum length of one cell, in characters. */
export const CELL_LIMIT = 4000;

const folded = (heading: string): string => heading.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const FIELDS: ReadonlyMap<PortalKindName, ReadonlyMap<string, string>> = new Map(
  PORTAL_KINDS.map((name) => [
    name,
    new Map(
      Object.keys(KINDS[name].columns).map((field) => [folded(titleOf(KINDS[name], field)), field]),
    ),
  ]),
);

const KNOWN = new Set(PORTAL_HEADINGS.map(folded));

/**
 * Returns headings that no record kind has. A file with such a heading is refused, because the values of that column would
 * otherwise be ignored silently.
 */
export const unknownHeadings = (headings: readonly string[]): readonly string[] =>
  headings.filter((heading) => heading.trim() !== '' && !KNOWN.has(folded(heading)));

/**
 * Returns headings that occur twice. A file with such a heading is refused, because one of the two values would otherwise
 * be ignored silently.
 */
export const repeatedHeadings = (headings: readonly string[]): readonly string[] => {
  const seen = new Set(['']);
  return headings.filter((heading) => {
    const name = folded(heading);
    const isRepeated = name !== '' && seen.has(name);
    seen.add(name);
    return isRepeated;
  });
};

/** How many names a message lists, and the maximum length of each name in characters. */
const [NAMES_SAID, LETTERS_SAID] = [5, 40];

const clipped = (name: string): string =>
  name.length > LETTERS_SAID ? `${name.slice(0, LETTERS_SAID)}…` : name;

/** Returns the first few names as text for a message. */
export const fewNames = (names: readonly string[]): string => {
  const text = names.slice(0, NAMES_SAID).map(clipped).join(', ');
  return names.length > NAMES_SAID ? `${text} and ${names.length - NAMES_SAID} more` : text;
};

const kindOf = (text: string | undefined): PortalKindName | null =>
  PORTAL_KINDS.find((kind) => kind === text?.trim().toLowerCase()) ?? null;

/** Reads cells keyed by heading as a record, or returns why they are not a record. */
export const readPortalLine = (
  line: number,
  named: ReadonlyMap<string, string>,
): Result<PortalLine, string> => {
  const repeated = repeatedHeadings([...named.keys()]);
  if (repeated.length > 0) return err(`${fewNames(repeated)} is given twice`);
  const byHeading = new Map([...named].map(([heading, text]) => [folded(heading), text.trim()]));
  const kind = kindOf(byHeading.get('record'));
  if (kind === null) return err(`Write one of these under record: ${PORTAL_KINDS.join(', ')}`);
  const fields = FIELDS.get(kind) ?? new Map<string, string>();
  const cells: Record<string, string> = {};
  for (const [heading, text] of byHeading) {
    if (text === '' || heading === 'record') continue;
    const field = fields.get(heading);
    if (field === undefined)
      return err(`${sentence(withArticle(kind))} has no ${clipped(heading)}`);
    if (text.length > CELL_LIMIT) return err(`${heading} has more than ${CELL_LIMIT} characters`);
    cells[field] = text;
  }
  const missing = KINDS[kind].needs.filter(
    (title) => byHeading.get(folded(title)) === undefined || byHeading.get(folded(title)) === '',
  );
  return missing.length > 0
    ? err(`${sentence(withArticle(kind))} needs ${missing.join(', ')}`)
    : ok({ line, kind, cells });
};

const textOf = (value: unknown): string | null => {
  if (value === null) return EMPTIES;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return null;
  const parts = value.map((part: unknown) => (Array.isArray(part) ? null : textOf(part)));
  return parts.every((part) => part !== null) ? parts.join('; ') : null;
};

/** Reads a record of a JSON file. Values are texts, numbers, booleans, lists of these, or `null`, which clears the stored value. */
export const readPortalObject = (line: number, record: unknown): Result<PortalLine, string> => {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return err('Each record is an object with a field “record”');
  const named = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    const text = textOf(value);
    if (text === null)
      return err(`${clipped(name)} is neither a text, a number, yes or no, nor a list`);
    named.set(name, text);
  }
  const unknown = unknownHeadings([...named.keys()]);
  return unknown.length > 0
    ? err(`Unknown field ${fewNames(unknown)}`)
    : readPortalLine(line, named);
};
