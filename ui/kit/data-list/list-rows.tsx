import { memo } from 'react';
import { DataRow, type RowActions } from './data-row.tsx';

interface ListRowsProps<Row> {
  readonly rows: readonly Row[];
  /** The index of the first rendered row. */
  readonly first: number;
  readonly length: number;
  /** The index of the row that Tab focuses. */
  readonly current: number;
  readonly has: ((key: string) => boolean) | undefined;
  readonly actions: RowActions<Row>;
  /** True if some rows are not rendered. `before` and `after` are the heights of these rows in pixels. */
  readonly space: boolean;
  readonly before: number;
  readonly after: number;
}

const heightOf = (height: number) => (element: HTMLElement | null) => {
  if (element !== null) element.style.height = `${height}px`;
};

const Rows = <Row,>({
  rows,
  first,
  length,
  current,
  has,
  actions,
  ...room
}: ListRowsProps<Row>) => {
  const { space, before, after } = room;
  return (
    <tbody>
      {space && <tr data-space="" aria-hidden ref={heightOf(before)} />}
      {rows.slice(first, first + length).map((row, at) => {
        const key = actions.keyOf(row);
        return (
          <DataRow
            key={key}
            row={row}
            index={first + at}
            current={first + at === current}
            picked={has?.(key) ?? false}
            actions={actions}
          />
        );
      })}
      {space && <tr data-space="" aria-hidden ref={heightOf(after)} />}
    </tbody>
  );
};

/** The rendered rows of a list. Memoized, because the list re-renders on every frame while it scrolls. */
export const ListRows = memo(Rows) as typeof Rows;
