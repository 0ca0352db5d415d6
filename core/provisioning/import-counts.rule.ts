import type { LineVerdict } from './site-draft.rule.ts';
import type { PortalKindName } from './portal-kind.ts';

/** How far a file is: its lines are read, checked without anything written, and taken in. */
export type ImportState = 'reading' | 'checking' | 'checked' | 'importing' | 'done' | 'failed';

/** What may become of a line, in the order of the table. */
export const VERDICTS = ['new', 'changed', 'same', 'refused'] as const;

/** Lines of one kind by verdict; `mended` are those in which zeros that a spreadsheet took off were put back. */
export type KindCounts = Readonly<Record<(typeof VERDICTS)[number], number>> & {
  readonly mended?: number;
};

/** Lines by kind and verdict; lines that are of no kind count under `none`. */
export type ImportCounts = Partial<Readonly<Record<PortalKindName | 'none', KindCounts>>>;

/** With one more of a verdict. */
export const countOn = (
  counts: ImportCounts,
  kind: keyof ImportCounts,
  { isMended = false, verdict }: Pick<LineVerdict, 'isMended' | 'verdict'>,
): ImportCounts => {
  const before = counts[kind] ?? { new: 0, changed: 0, same: 0, refused: 0 };
  const mended = isMended && { mended: (before.mended ?? 0) + 1 };
  return { ...counts, [kind]: { ...before, ...mended, [verdict]: before[verdict] + 1 } };
};

/** How many lines of all kinds have a verdict. */
export const totalOf = (counts: ImportCounts, of: keyof KindCounts): number =>
  Object.values(counts).reduce((sum, one) => sum + (one[of] ?? 0), 0);

/** How many lines are decided. */
export const decidedOf = (counts: ImportCounts): number =>
  VERDICTS.reduce((sum, verdict) => sum + totalOf(counts, verdict), 0);
