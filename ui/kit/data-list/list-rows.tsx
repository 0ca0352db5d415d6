import { tableFeatures, useTable } from '@tanstack/react-table';
import { memo, useCallback, useMemo } from 'react';
import { DataRow, type RowWays } from './data-row.tsx';
import type { DrawnRows } from './drawn-rows.ts';

const features = tableFeatures({});

interface ListRowsProps<Row> {
  readonly shown: DrawnRows<Row>;
  /** The one that Tab reaches. */
  readonly current: number;
  readonly has: ((key: string) => boolean) | undefined;
  readonly ways: RowWays<Row>;
  /** Others are not drawn. */
  readonly space: boolean;
}

const heightOf = (height: number) => (element: HTMLElement | null) => {
  if (element !== null) element.style.height = `${height}px`;
};

const Rows = <Row,>({ shown, current, has, ways, space }: ListRowsProps<Row>) => {
  const { rows, first, length, before, after } = shown;
  const { columns, keyOf } = ways;
  // The table is handed only what is drawn, and takes objects only, where a row is anything.
  const data = useMemo(
    () => rows.slice(first, first + length).map((row) => ({ row })),
    [rows, first, length],
  );
  const defs = useMemo(
    () => columns.map(({ key, title }) => ({ id: key, header: title })),
    [columns],
  );
  const getRowId = useCallback(({ row }: { readonly row: Row }) => keyOf(row), [keyOf]);
  const table = useTable({ features, columns: defs, data, getRowId });
  return (
    <tbody>
      {space && <tr data-space="" aria-hidden ref={heightOf(before)} />}
      {table.getRowModel().rows.map(({ id, index, original }) => (
        <DataRow
          key={id}
          row={original.row}
          index={first + index}
          current={first + index === current}
          picked={has?.(id) ?? false}
          ways={ways}
        />
      ))}
      {space && <tr data-space="" aria-hidden ref={heightOf(after)} />}
    </tbody>
  );
};

/** The rows of a list that are drawn, drawn anew only when they change; a list that scrolls is asked with every frame. */
export const ListRows = memo(Rows) as typeof Rows;
