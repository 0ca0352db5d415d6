import type { ListTable } from '#core/lists/list-table.rule.ts';

/** Points between the words of two cells. */
export const CELL_GAP = 6;
/** No word makes its column wider than this, in points; a longer one is broken. */
const MOST = 90;

type Measure = (word: string) => number;

/** Points of the widest word of a column, of those that are hardly shorter than its longest. */
const widestOf = (texts: readonly string[], widthOf: Measure): number => {
  const words = new Set(texts.flatMap((text) => text.split(/\s+/)));
  const longest = Math.max(0, ...Array.from(words, ({ length }) => length));
  return Math.max(
    0,
    ...[...words].filter(({ length }) => length >= longest - 1).map((word) => widthOf(word)),
  );
};

/** Widths of columns: each holds its words unbroken where all find room, and what is left goes to those that hold most. */
export const widthsOf = (
  { head, rows }: ListTable,
  room: number,
  measure: { readonly head: Measure; readonly cell: Measure },
): readonly number[] => {
  const columns = head.map((title, at) => ({
    title,
    texts: rows.map((row) => String(row[at] ?? '')),
  }));
  const least = columns.map(
    ({ texts, title }) =>
      Math.min(MOST, Math.max(widestOf([title], measure.head), widestOf(texts, measure.cell))) +
      CELL_GAP,
  );
  const lengths = columns.map(({ texts, title }) =>
    texts.reduce(
      (most, { length }) => Math.max(most, Math.min(40, length)),
      Math.max(1, title.length),
    ),
  );
  const sum = (numbers: readonly number[]): number =>
    numbers.reduce((one, other) => one + other, 0) || 1;
  const [needed, all] = [sum(least), sum(lengths)];
  if (needed >= room) return least.map((width) => (width * room) / needed);
  const more = lengths.map((length, at) => Math.max(0, (room * length) / all - (least[at] ?? 0)));
  const spare = (room - needed) / sum(more);
  return least.map((width, at) => width + (more[at] ?? 0) * spare);
};
