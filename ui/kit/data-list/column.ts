import type { ReactNode } from 'react';

/** One column of a list, as data; the first one names the row and opens it. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** What stands in a row: words or a badge, nothing that takes the focus. */
  readonly cell: (row: Row) => ReactNode;
  /** A second, quieter word beside it. */
  readonly note?: (row: Row) => string | null;
  /** `line` never breaks, `number` stands at the right, `icon` has one before its word, `excerpt` is one line that ends where its room ends. */
  readonly kind?: 'text' | 'line' | 'number' | 'icon' | 'excerpt';
  /** How long it stays when the list grows narrow: 1 always, `early` from 680 px, 2 from 800 px, 3 from 1000 px of the list's own width. */
  readonly priority?: 1 | 'early' | 2 | 3;
  /** Where it goes in the card of a phone; left out unless said. `lead` stands on its second line before the others (kit README §7 "Table"). */
  readonly phone?: 'beside' | 'lead' | 'second' | 'meta';
  /** What stands in that card instead, where the cell alone would not be understood. */
  readonly phoneCell?: (row: Row) => ReactNode;
  /** Says little: it takes less where columns keep their widths, in lists that scroll by themselves. */
  readonly narrow?: boolean;
  readonly sortable?: boolean;
  /** Begins hidden; the column chooser shows it. */
  readonly hidden?: boolean;
  /** Goes into files of the list. */
  readonly inFile?: boolean;
}

/** Columns of a list with the headings of its file; what stands in the file goes into it. */
export const columnsWith = <Row>(
  file: readonly { readonly key: string; readonly title: string }[],
  cells: readonly Omit<DataColumn<Row>, 'title' | 'inFile'>[],
): readonly DataColumn<Row>[] =>
  cells.map((cell) => {
    const found = file.find(({ key }) => key === cell.key);
    return { ...cell, title: found?.title ?? cell.key, inFile: found !== undefined };
  });
