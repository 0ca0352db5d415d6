import type { ReactNode } from 'react';

/** One column of a list, as data. The first column names the row and opens it. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** The content of a cell: text or a badge, nothing that can take the focus. */
  readonly cell: (row: Row) => ReactNode;
  /** A second, less prominent text beside it. */
  readonly note?: (row: Row) => string | null;
  /**
   * The layout: `line` never breaks, `number` is aligned right, `icon` has an icon before its text, and `excerpt` is one
   * line that is cut off at the cell's edge.
   */
  readonly kind?: 'text' | 'line' | 'number' | 'icon' | 'excerpt';
  /** When the column is hidden in a narrow list: 1 never; `early`, 2 and 3 below 680, 800 and 1000 px of the list's own width. */
  readonly priority?: 1 | 'early' | 2 | 3;
  /** The position in a card on phones; omitted by default. `lead` is first on the second line (kit README §7 "Table"). */
  readonly phone?: 'beside' | 'lead' | 'second' | 'meta';
  /** Content for the card, if the cell alone would not be understood there. */
  readonly phoneCell?: (row: Row) => ReactNode;
  /** The content is short, so the column is narrower in scrolling lists, where columns have fixed widths. */
  readonly narrow?: boolean;
  readonly sortable?: boolean;
  /** Hidden at first; the column chooser shows it. */
  readonly hidden?: boolean;
  /** Whether exports of the list include it. */
  readonly inFile?: boolean;
}

/** Returns the columns of a list with the headings of its export file. Columns of that file are marked as such. */
export const columnsWith = <Row>(
  file: readonly { readonly key: string; readonly title: string }[],
  cells: readonly Omit<DataColumn<Row>, 'title' | 'inFile'>[],
): readonly DataColumn<Row>[] =>
  cells.map((cell) => {
    const found = file.find(({ key }) => key === cell.key);
    return { ...cell, title: found?.title ?? cell.key, inFile: found !== undefined };
  });
