/** A column in the column chooser. The first column is always shown, and some columns are hidden by default. */
export interface ChoosableColumn {
  readonly key: string;
  readonly hidden?: boolean;
}

const texts = (kept: unknown): readonly string[] | null =>
  Array.isArray(kept) && kept.every((key) => typeof key === 'string') ? kept : null;

/**
 * Returns the keys of the shown columns: the user's stored choice, otherwise all columns that are not hidden by default.
 * The first column is always shown, before all others (domain guide 5.5).
 */
export const shownColumns = (
  columns: readonly ChoosableColumn[],
  kept: unknown,
): readonly string[] => {
  const chosen = texts(kept);
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const known = new Set(others.map(({ key }) => key));
  const shown =
    chosen === null
      ? others.filter(({ hidden = false }) => !hidden).map(({ key }) => key)
      : [...new Set(chosen)].filter((key) => known.has(key));
  return [first.key, ...shown];
};

export const columnsShown = <Column extends ChoosableColumn>(
  columns: readonly Column[],
  kept: unknown,
): readonly Column[] =>
  shownColumns(columns, kept).flatMap((key) => columns.find((column) => column.key === key) ?? []);

/** Shows a hidden column after the column that precedes it in the default order. */
export const withColumn = (
  columns: readonly ChoosableColumn[],
  shown: readonly string[],
  key: string,
): readonly string[] => {
  if (shown.includes(key)) return shown;
  const keys = columns.map((column) => column.key);
  const before = keys.slice(0, Math.max(0, keys.indexOf(key))).filter((one) => shown.includes(one));
  const at = shown.indexOf(before.at(-1) ?? '') + 1;
  return shown.toSpliced(at, 0, key);
};

/** Moves a shown column by one position. The first column never moves. */
export const moveColumn = (
  shown: readonly string[],
  key: string,
  by: -1 | 1,
): readonly string[] => {
  const from = shown.indexOf(key);
  const to = from + by;
  return from < 1 || to < 1 || to >= shown.length
    ? shown
    : shown.toSpliced(from, 1).toSpliced(to, 0, key);
};
