import { memo } from 'react';
import { DataRow, type RowActions } from './data-row.tsx';

interface ListRowsProps<Row> {
  readonly rows: readonly Row[];
  /** What of them is drawn. */
  readonly first: number;
  readonly length: number;
  /** The one that Tab reaches. */
  readonly current: number;
  readonly has: ((key: string) => boolean) | undefined;
  readonly actions: RowActions<Row>;
  /** Others are not drawn; the pixels they take before and after these. */
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

/** The rows of a list that are drawn, drawn anew only when they change; a list that scrolls is asked with every frame. */
export const ListRows = memo(Rows) as typeof Rows;
