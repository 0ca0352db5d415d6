import { memo } from 'react';
import { DataRow, type RowWays } from './data-row.tsx';
import type { DrawnRows } from './drawn-rows.ts';

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
  return (
    <tbody>
      {space && <tr data-space="" aria-hidden ref={heightOf(before)} />}
      {rows.slice(first, first + length).map((row, at) => {
        const key = ways.keyOf(row);
        return (
          <DataRow
            key={key}
            row={row}
            index={first + at}
            current={first + at === current}
            picked={has?.(key) ?? false}
            ways={ways}
          />
        );
      })}
      {space && <tr data-space="" aria-hidden ref={heightOf(after)} />}
    </tbody>
  );
};

/** The rows of a list that are drawn, drawn anew only when they change; a list that scrolls is asked with every frame. */
export const ListRows = memo(Rows) as typeof Rows;
