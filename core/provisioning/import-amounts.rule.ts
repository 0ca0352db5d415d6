import { grouped } from '#core/kernel/counted.rule.ts';
import { LIMITS } from '../kernel/limits.ts';
import type { ImportState, KindCounts } from './import-counts.rule.ts';
import type { PortalImport } from './portal-import.schema.ts';

const NAMES = /\.(?:csv|txt|json|jsonl|jsonlines)$/i;

/** Returns why a file with this name and size in bytes cannot be uploaded, or null if it can. */
export const refusePortalFile = ({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | null => {
  if (!NAMES.test(name)) return 'Choose a CSV or JSON file: its name ends in .csv or .json.';
  if (size === 0) return 'The file is empty.';
  return size > LIMITS.portalFileBytes
    ? 'The file is larger than 64 MB. Import it on the command line, which accepts any size.'
    : null;
};

/** Returns true while the server is processing the file. The client must then read the file's state again later. */
export const isInProgress = ({ state }: { readonly state: ImportState }): boolean =>
  state === 'reading' || state === 'checking' || state === 'importing';

export interface ImportAmounts {
  /** New and changed lines: the number of lines that an import writes. */
  readonly writes: number;
  readonly same: number;
  readonly refused: number;
}

/** Adds up the counts of all record kinds. */
export const importAmounts = ({ counts }: Pick<PortalImport, 'counts'>): ImportAmounts => ({
  writes: counts.reduce((sum, kind) => sum + kind.new + kind.changed, 0),
  same: counts.reduce((sum, { same }) => sum + same, 0),
  refused: counts.reduce((sum, { refused }) => sum + refused, 0),
});

/** Returns the label of the button that imports a checked file, or null when nothing would be written. */
export const importPress = ({ writes, refused }: ImportAmounts): string | null =>
  writes === 0
    ? null
    : `Import ${grouped(writes)}${refused === 0 ? '' : `, skip ${grouped(refused)}`}`;

/** Returns the message shown when there is nothing to import. */
export const nothingToImport = ({ same, refused }: ImportAmounts): string => {
  if (same === 0)
    return refused === 0
      ? 'Nothing to import: the file has no records.'
      : 'Nothing to import: every line was refused.';
  return refused === 0
    ? 'Nothing to import: nothing in the file differs from the portal.'
    : 'Nothing to import: the other lines do not differ from the portal.';
};

/** Returns the message about restored leading zeros, or null when no zeros were restored. */
export const mendedText = (counts: readonly Pick<KindCounts, 'mended'>[]): string | null => {
  const lines = counts.reduce((sum, { mended = 0 }) => sum + mended, 0);
  return lines === 0
    ? null
    : `A spreadsheet removed leading zeros; in ${grouped(lines)} ${lines === 1 ? 'line' : 'lines'} they are restored from the portal, or from the state’s ZIP codes.`;
};

/** Returns the message about how many lines were written and refused. */
export const writtenText = ({ writes, refused }: ImportAmounts): string =>
  `${grouped(writes)} written${refused === 0 ? '' : `, ${grouped(refused)} refused`}`;

/** Returns the command that imports the file on the server's command line. The file name is quoted for a POSIX shell. */
export const importCommand = (name: string): string => {
  const path = name.startsWith('-') ? `./${name}` : name;
  const word = /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
  return `npm run admin -- import ${word}`;
};
