import { LIMITS } from '../kernel/limits.ts';
import type { ImportState, KindCounts } from './import-counts.rule.ts';
import type { PortalImport } from './portal-import.schema.ts';

const NAMES = /\.(?:csv|txt|json|jsonl|jsonlines)$/i;

/** Whether a file is worth sending at all, told by its name and size in bytes; null where it is. */
export const refusePortalFile = ({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | null => {
  if (!NAMES.test(name)) return 'Choose a CSV or JSON file: its name ends in .csv or .json.';
  if (size === 0) return 'There is nothing in the file.';
  return size > LIMITS.portalFileBytes
    ? 'The file is too large: at most 64 MB. Import it by the command line, which takes any size.'
    : null;
};

/** A pass is under way, so that lines are without a verdict and it is worth asking again. */
export const isInProgress = ({ state }: { readonly state: ImportState }): boolean =>
  state === 'reading' || state === 'checking' || state === 'importing';

/** What the lines of a file come to. */
export interface ImportAmounts {
  /** New and changed: what is, or would be, written. */
  readonly writes: number;
  readonly same: number;
  readonly refused: number;
}

/** The sums over all kinds. */
export const importAmounts = ({ counts }: Pick<PortalImport, 'counts'>): ImportAmounts => ({
  writes: counts.reduce((sum, kind) => sum + kind.new + kind.changed, 0),
  same: counts.reduce((sum, { same }) => sum + same, 0),
  refused: counts.reduce((sum, { refused }) => sum + refused, 0),
});

const number = (value: number): string => value.toLocaleString('en-US');

/** What the press that takes a checked file in is called; null where it would write nothing. */
export const importPress = ({ writes, refused }: ImportAmounts): string | null =>
  writes === 0
    ? null
    : `Import ${number(writes)}${refused === 0 ? '' : `, skip ${number(refused)}`}`;

/** Why there is nothing to press. */
export const nothingToImport = ({ same, refused }: ImportAmounts): string => {
  if (same === 0)
    return refused === 0
      ? 'Nothing to import: no line of the file is a record.'
      : 'Nothing to import: every line is refused.';
  return refused === 0
    ? 'Nothing to import: every line is as the portal has it.'
    : 'Nothing to import: the other lines are as the portal has them.';
};

/** What is said where zeros were put back; null where none were. */
export const mendedText = (counts: readonly Pick<KindCounts, 'mended'>[]): string | null => {
  const lines = counts.reduce((sum, { mended = 0 }) => sum + mended, 0);
  return lines === 0
    ? null
    : `A spreadsheet took zeros off the front of numbers; in ${number(lines)} ${lines === 1 ? 'line' : 'lines'} they are put back as the portal has them, or as the state’s ZIP codes begin.`;
};

/** What was written, in words. */
export const writtenText = ({ writes, refused }: ImportAmounts): string =>
  `${number(writes)} written${refused === 0 ? '' : `, ${number(refused)} refused`}`;

/** The line that does the same on the server's command line; the name as a POSIX shell takes it literally. */
export const importCommand = (name: string): string => {
  const path = name.startsWith('-') ? `./${name}` : name;
  const word = /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
  return `npm run admin -- import ${word}`;
};
