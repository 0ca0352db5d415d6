/** The narrowest and the widest that a user can make a column, in pixels. */
const LIMITS = { least: 56, most: 800 } as const;

/** The widths of the columns that a user has resized, by key. */
export type ColumnWidths = Readonly<Record<string, number>>;

const within = (width: number): number =>
  Math.min(LIMITS.most, Math.max(LIMITS.least, Math.round(width)));

/** Parses stored widths. Drops what is no width. */
export const readColumnWidths = (kept: unknown): ColumnWidths =>
  typeof kept !== 'object' || kept === null
    ? {}
    : Object.fromEntries(
        Object.entries(kept).flatMap(([key, width]: [string, unknown]) =>
          typeof width === 'number' && Number.isFinite(width) ? [[key, within(width)]] : [],
        ),
      );

/** Sets the width of a column, within the limits. Null gives the column back to the list's own layout. */
export const withColumnWidth = (
  widths: ColumnWidths,
  key: string,
  width: number | null,
): ColumnWidths => {
  const others = Object.entries(widths).filter(([other]) => other !== key);
  return Object.fromEntries(width === null ? others : [...others, [key, within(width)]]);
};
