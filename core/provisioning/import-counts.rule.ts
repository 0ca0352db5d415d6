import type { PortalKindName } from './portal-kind.ts';

/** How far a file is: its lines are read, checked without anything written, and taken in. */
export type ImportState = 'reading' | 'checking' | 'checked' | 'importing' | 'done' | 'failed';

/** What may become of a line, in the order of the table. */
export const VERDICTS = ['new', 'changed', 'same', 'refused'] as const;

/** Lines by kind and verdict; lines that are of no kind count under `none`. */
export type ImportCounts = Partial<
  Readonly<Record<PortalKindName | 'none', Readonly<Record<(typeof VERDICTS)[number], number>>>>
>;

/** With one more of a verdict. */
export const countOn = (
  counts: ImportCounts,
  kind: keyof ImportCounts,
  verdict: (typeof VERDICTS)[number],
): ImportCounts => {
  const before = counts[kind] ?? { new: 0, changed: 0, same: 0, refused: 0 };
  return { ...counts, [kind]: { ...before, [verdict]: before[verdict] + 1 } };
};

/** How many lines of all kinds have a verdict. */
export const totalOf = (counts: ImportCounts, verdict: (typeof VERDICTS)[number]): number =>
  Object.values(counts).reduce((sum, one) => sum + one[verdict], 0);

/** How many lines are decided. */
export const decidedOf = (counts: ImportCounts): number =>
  VERDICTS.reduce((sum, verdict) => sum + totalOf(counts, verdict), 0);
