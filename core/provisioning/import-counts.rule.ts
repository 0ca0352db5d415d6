import type { LineVerdict } from './site-draft.rule.ts';
import type { PortalKindName } from './portal-kind.ts';

/** The progress of an import file: it is read, then checked without writing, then imported. */
export type ImportState = 'reading' | 'checking' | 'checked' | 'importing' | 'done' | 'failed';

/** The possible results of a line, in the order of the result table. */
export const VERDICTS = ['new', 'changed', 'same', 'refused'] as const;

/** The number of lines of one kind, by result. `mended` counts lines in which leading zeros removed by a spreadsheet were restored. */
export type KindCounts = Readonly<Record<(typeof VERDICTS)[number], number>> & {
  readonly mended?: number;
};

/** The number of lines, by kind and result. Lines of no known kind are counted under `none`. */
export type ImportCounts = Partial<Readonly<Record<PortalKindName | 'none', KindCounts>>>;

/** Adds one line to the counts. */
export const countOn = (
  counts: ImportCounts,
  kind: keyof ImportCounts,
  { isMended = false, verdict }: Pick<LineVerdict, 'isMended' | 'verdict'>,
): ImportCounts => {
  const before = counts[kind] ?? { new: 0, changed: 0, same: 0, refused: 0 };
  const mended = isMended && { mended: (before.mended ?? 0) + 1 };
  return { ...counts, [kind]: { ...before, ...mended, [verdict]: before[verdict] + 1 } };
};

/** Returns how many lines of all kinds have a given result. */
export const totalOf = (counts: ImportCounts, of: keyof KindCounts): number =>
  Object.values(counts).reduce((sum, one) => sum + (one[of] ?? 0), 0);

/** Returns how many lines have any result so far. */
export const decidedOf = (counts: ImportCounts): number =>
  VERDICTS.reduce((sum, verdict) => sum + totalOf(counts, verdict), 0);
