import { Fragment, type ComponentProps, type Key, type ReactNode } from 'react';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Table, TableRoom } from '../kit/table.tsx';

/** One column of a small table: its heading and the content of its cells. */
export interface RowColumn<Row> {
  readonly head: string;
  /** Name of the column if its heading is empty. */
  readonly label?: string;
  /** Data attributes for every cell of the column, separated by spaces. `Table` styles cells by them. */
  readonly marks?: string;
  /** Returns a data attribute for a single cell that stands out. */
  readonly markOf?: (row: Row) => string | undefined;
  readonly cell: (row: Row) => ReactNode;
}

/** Returns the rows with the heading above each, if it differs from the one of the row before. */
const withHeads = <Row,>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined) =>
  rows.map((row, index) => {
    const head = groupOf?.(row);
    const before = rows[index - 1];
    const isSame = before !== undefined && groupOf?.(before) === head;
    return { row, head: isSame ? undefined : head };
  });

const attributes = (...marks: readonly (string | undefined)[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    marks.flatMap((some) => some?.split(' ') ?? []).map((mark) => [`data-${mark}`, '']),
  );

/**
 * A plain table for a few rows, or a text about why it is empty. For rows that are searched, sorted or paged, use a list
 * (CONTRIBUTING.md "A list").
 */
export const RowTable = <Row,>({
  columns,
  rows,
  rowKey,
  groupOf,
  empty,
  wide = false,
  label,
}: {
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** Returns the heading above the rows of a group. */
  readonly groupOf?: ((row: Row) => string) | undefined;
  /** Omitted if the table is never rendered without rows. */
  readonly empty?: ComponentProps<typeof EmptyState>;
  /** True if the columns need the full page width. In a narrower container, rows are cards. */
  readonly wide?: boolean;
  /** Name of a table that stands in no named card or dialog. */
  readonly label?: string;
}) => {
  if (rows.length === 0 && empty !== undefined) return <EmptyState {...empty} />;
  const table = (
    <Table {...(label !== undefined && { 'aria-label': label })}>
      <thead>
        <tr>
          {columns.map(({ head, label, marks }) => (
            <th
              key={head}
              scope="col"
              data-number={marks?.includes('number') === true ? '' : undefined}
            >
              {head || <HiddenText>{label}</HiddenText>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withHeads(rows, groupOf).map(({ row, head: group }) => (
          <Fragment key={rowKey(row)}>
            {group !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group}
                </th>
              </tr>
            )}
            <tr>
              {columns.map(({ head, marks, markOf, cell }) => (
                <td key={head} {...attributes(marks, markOf?.(row))}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
  return wide ? <TableRoom>{table}</TableRoom> : table;
};
