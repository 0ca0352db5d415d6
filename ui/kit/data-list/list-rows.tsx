import { memo } from 'react';
import { DataRow, type RowActions } from './data-row.tsx';

interface ListRowsProps<Row> {
  readonly rows: readonly Row[];
  /** The first of the rendered rows. */
  readonly first: number;
  readonly length: number;
  /** The row that receives focus on Tab. */
  readonly current: number;
  readonly has: ((key: string) => boolean) | undefined;
  readonly actions: RowActions<Row>;
  /** Whether other rows are not rendered; `before` and `after` are the pixels they take. */
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

/**
 * The rendered rows of a list, rendered again only when they change. A scrolling list renders them for every frame, so
 * they are memoized.
 */
export const ListRows = memo(Rows) as typeof Rows;
