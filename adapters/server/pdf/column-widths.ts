import type { ListTable } from '#core/lists/list-table.rule.ts';

/** Space between the texts of two cells, in points. */
export const CELL_GAP = 6;
/** Widest word for which a column is widened, in points. Wider words are broken. */
const MOST = 90;

type Measure = (word: string) => number;

/**
 * Returns the width of a column's widest word, in points. For speed, measures only the words that are nearly as long as
 * the longest word.
 */
const widestOf = (texts: readonly string[], widthOf: Measure): number => {
  const words = new Set(texts.flatMap((text) => text.split(/\s+/)));
  const longest = Math.max(0, ...Array.from(words, ({ length }) => length));
  return Math.max(
    0,
    ...[...words].filter(({ length }) => length >= longest - 1).map((word) => widthOf(word)),
  );
};

/**
 * Returns the column widths. If the table has room, no word is broken, and the remaining width goes to the columns with
 * the longest texts.
 */
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
