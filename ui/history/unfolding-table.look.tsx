import ChevronRightIcon from '@heroicons/react/16/solid/ChevronRightIcon';
import { Fragment, type Key, type ReactNode } from 'react';
import { HiddenText } from '../kit/hidden-text.tsx';
import { styled } from '../kit/styled.ts';
import { Table, TableRoom } from '../kit/table.tsx';

const Frame = styled('div', {
  base: {
    '& thead td': { width: '48px', padding: '0', border: '0', background: 'bg.subtle' },
    '& th:first-of-type': { paddingInlineStart: '9px' },
    '& tr[data-unfolds]': {
      cursor: 'pointer',
      '&[data-open] > td': { background: 'accent.subtle' },
    },
    '& td[data-unfold]': { width: '48px', paddingInlineEnd: '0' },
    '& td[data-unfold] > [aria-expanded]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '28px',
      borderRadius: 'sm',
      color: 'fg.muted',
      '&:hover': { background: 'bg.muted' },
      '& > svg': { boxSize: '16px' },
      '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
      '@media (pointer: coarse)': { boxSize: '44px' },
    },
    '& tr[data-content] > td': {
      height: 'auto',
      padding: '12px 24px 16px 48px',
      background: 'bg.subtle',
    },
    '& tr[data-content]': {
      scrollMarginTop: 'calc(var(--header) + var(--visit, 0px) + var(--pinned-head, 0px) + 48px)',
    },
    '@media (max-width: 40rem)': {
      '& tbody tr[data-unfolds]': {
        position: 'relative',
        paddingInlineEnd: '52px',
        '& > td[data-unfold]': {
          position: 'absolute',
          insetInlineEnd: '8px',
          top: '4px',
          width: 'auto',
        },
        '&[data-open]': { background: 'accent.subtle' },
      },
      '& tbody tr[data-content]': {
        display: 'block',
        padding: '12px 16px',
        background: 'bg.subtle',
        '& > td': { padding: '0', display: 'block' },
      },
    },
    // Hides the least important columns first.
    '@container table-room (max-width: 59.9375rem)': { '& [data-wide]': { display: 'none' } },
    '@container table-room (max-width: 44.9375rem)': {
      '& tbody tr[data-unfolds]': {
        position: 'relative',
        paddingInlineEnd: '52px',
        '& > td[data-unfold]': {
          position: 'absolute',
          insetInlineEnd: '8px',
          top: '6px',
          width: 'auto',
        },
      },
      '& tbody tr[data-content]': {
        display: 'block',
        padding: '12px 16px',
        background: 'bg.subtle',
        '& > td': { padding: '0', display: 'block' },
      },
    },
  },
});

/** A column: its header, its cell content, and the cell attributes that `Table` reads. */
export interface UnfoldingColumn<Row> {
  readonly head: string;
  readonly marks?: readonly string[];
  readonly cell: (row: Row) => ReactNode;
}

const marked = (marks: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(marks.map((mark) => [`data-${mark}`, '']));

/** A table in which one row can be unfolded; on phones rows are cards. The first column names the row. */
export const UnfoldingTable = <Row,>({
  columns,
  rows,
  rowKey,
  openKey,
  nameOf,
  onToggle,
  content,
}: {
  readonly columns: readonly UnfoldingColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** The key of the unfolded row; null for none. */
  readonly openKey: Key | null;
  /** Returns the accessible name of the button that unfolds a row. */
  readonly nameOf: (row: Row) => string;
  readonly onToggle: (row: Row) => void;
  readonly content: (row: Row) => ReactNode;
}) => (
  <Frame>
    <TableRoom>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <HiddenText>Unfold</HiddenText>
            </th>
            {columns.map(({ head, marks }) => (
              <th
                key={head}
                scope="col"
                data-number={marks?.includes('number') === true ? '' : undefined}
                data-wide={marks?.includes('wide') === true ? '' : undefined}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const open = key === openKey;
            const id = `unfolded-${String(key)}`;
            return (
              <Fragment key={key}>
                <tr
                  data-unfolds=""
                  data-open={open ? '' : undefined}
                  onClick={({ target }) => {
                    if ((target as HTMLElement).closest('button, a, [role=note]') === null)
                      onToggle(row);
                  }}
                >
                  <td data-unfold="">
                    <button
                      type="button"
                      aria-expanded={open}
                      aria-controls={open ? id : undefined}
                      aria-label={nameOf(row)}
                      onClick={() => onToggle(row)}
                    >
                      <ChevronRightIcon aria-hidden />
                    </button>
                  </td>
                  {columns.map(({ head, marks, cell }) => (
                    <td key={head} {...marked(marks)}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                {open && (
                  <tr data-content="" id={id}>
                    <td colSpan={columns.length + 1}>{content(row)}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </TableRoom>
  </Frame>
);
