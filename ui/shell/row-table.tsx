import type { ComponentProps, Key, ReactNode } from 'react';
import { EmptyState } from '../kit/empty-state.tsx';
import { Table, TableRoom } from '../kit/table.tsx';

/** One column of a small table: its head, and what stands in its cells. */
export interface RowColumn<Row> {
  readonly head: string;
  /** What the column is called where its head shows nothing. */
  readonly label?: string;
  /** The marks that `Table` reads at every cell, parted by spaces. */
  readonly marks?: string;
  /** The mark of a single cell that stands out. */
  readonly markOf?: (row: Row) => string | undefined;
  readonly cell: (row: Row) => ReactNode;
}

const attributes = (...marks: readonly (string | undefined)[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    marks.flatMap((some) => some?.split(' ') ?? []).map((mark) => [`data-${mark}`, '']),
  );

/** A few rows in a plain table, or why there are none; what is searched, sorted or paged is a list (CONTRIBUTING.md "A list"). */
export const RowTable = <Row,>({
  columns,
  rows,
  rowKey,
  empty,
  wide = false,
}: {
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** Left out where the table is not drawn without rows. */
  readonly empty?: ComponentProps<typeof EmptyState>;
  /** Its columns need a page's whole width: its rows are cards wherever there is less. */
  readonly wide?: boolean;
}) => {
  if (rows.length === 0 && empty !== undefined) return <EmptyState {...empty} />;
  const table = (
    <Table>
      <thead>
        <tr>
          {columns.map(({ head, label, marks }) => (
            <th
              key={head}
              scope="col"
              aria-label={label}
              data-number={marks?.includes('number') === true ? '' : undefined}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ head, marks, markOf, cell }) => (
              <td key={head} {...attributes(marks, markOf?.(row))}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return wide ? <TableRoom>{table}</TableRoom> : table;
};
