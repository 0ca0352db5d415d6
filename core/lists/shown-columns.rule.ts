/** A column as choosing needs it: the first one always stands, some begin hidden. */
export interface ChoosableColumn {
  readonly key: string;
  readonly hidden?: boolean;
}

const texts = (kept: unknown): readonly string[] | null =>
  Array.isArray(kept) && kept.every((key) => typeof key === 'string') ? kept : null;

/** Keys of the columns that are shown, in the list's order: what a person kept, else all that do not begin hidden; the first always (domain guide 5.5). */
export const shownColumns = (
  columns: readonly ChoosableColumn[],
  kept: unknown,
): readonly string[] => {
  const chosen = texts(kept);
  return columns
    .filter(({ key, hidden = false }, at) => at === 0 || (chosen?.includes(key) ?? !hidden))
    .map(({ key }) => key);
};
