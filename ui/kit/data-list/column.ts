import type { ReactNode } from 'react';

/** A list column. The first column names the row, and pressing it opens the row. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Renders a cell's content: text or a badge, nothing focusable. */
  readonly cell: (row: Row) => ReactNode;
  /** Returns a second, less prominent text beside the cell's content. */
  readonly note?: (row: Row) => string | null;
  /** True if the note of the first column is always below the name, so that all rows have the same height. */
  readonly noteBelow?: boolean;
  /**
   * The cell's layout: `line` never wraps, `number` is right-aligned, `icon` has an icon before its text, and `excerpt` is
   * one line that is cut off at the cell's edge.
   */
  readonly kind?: 'text' | 'line' | 'number' | 'icon' | 'excerpt';
  /** The order in which columns are placed until the list has no room left: 1 first, then `early`, 2 and 3. */
  readonly priority?: 1 | 'early' | 2 | 3;
  /** The position in a card on phones; if absent, the card omits the column. `lead` is first on the second line (kit README §7 "Table"). */
  readonly phone?: 'beside' | 'lead' | 'second' | 'meta';
  /** Renders the content in a card on phones. Used if the content would be unclear without the column's header. */
  readonly phoneCell?: (row: Row) => ReactNode;
  /** True if the content is short. The column is then narrower in scrolling lists, where columns have fixed widths. */
  readonly narrow?: boolean;
  /** The least width in pixels, if the content needs another one than is usual for its kind. */
  readonly least?: number;
  readonly sortable?: boolean;
  /** If true, the column is hidden until the user selects it in the column chooser. */
  readonly hidden?: boolean;
  /** True if the user has resized the column. */
  readonly sized?: boolean;
  /** True if exports of the list contain the column. */
  readonly inFile?: boolean;
}

/** Returns the columns for cards, with the column first that names a card. */
export const namedBy = <Row>(
  columns: readonly DataColumn<Row>[],
  name: string,
): readonly DataColumn<Row>[] =>
  columns.toSorted((a, b) => Number(b.key === name) - Number(a.key === name));

/** Returns the columns of a list with the titles of its export file. Sets `inFile` on the columns that the file contains. */
export const columnsWith = <Row>(
  file: readonly { readonly key: string; readonly title: string }[],
  cells: readonly Omit<DataColumn<Row>, 'title' | 'inFile'>[],
): readonly DataColumn<Row>[] =>
  cells.map((cell) => {
    const found = file.find(({ key }) => key === cell.key);
    return { ...cell, title: found?.title ?? cell.key, inFile: found !== undefined };
  });
