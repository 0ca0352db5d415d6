import ArrowDownIcon from '@heroicons/react/16/solid/ArrowDownIcon';
import ArrowUpIcon from '@heroicons/react/16/solid/ArrowUpIcon';
import { memo } from 'react';
import { HiddenText } from '../hidden-text.tsx';
import type { DataColumn } from './column.ts';
import { PickBox } from './pick-box.tsx';
import { SizeEdge } from './size-edge.tsx';

/** The current sort column and direction. */
export interface ShownSort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** The number of selected displayed rows, and the function that selects all displayed rows. */
export interface HeadPick {
  readonly picked: number;
  readonly count: number;
  readonly onAll: (wanted: boolean) => void;
}

interface ListHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: ShownSort | null;
  readonly onSort: ((key: string) => void) | undefined;
  readonly pick: HeadPick | undefined;
  /** The least and the wanted width of each column in pixels. */
  readonly sizes: readonly { readonly least: number; readonly wanted: number | null }[];
  readonly onSize: ((key: string, width: number | null) => void) | undefined;
  /** The cells at the end of each row. */
  readonly ends: readonly (keyof typeof END_NAMES)[];
}

const END_NAMES = { quick: 'Quick actions', menu: 'More' } as const;

const sizedAs =
  ({ least, wanted }: ListHeadProps<never>['sizes'][number]) =>
  (element: HTMLElement | null) => {
    if (element === null) return;
    element.style.minWidth = `${least}px`;
    element.style.width = wanted === null ? '' : `${wanted}px`;
  };

const Head = <Row,>(props: ListHeadProps<Row>) => {
  const { columns, sort, onSort, pick, sizes, onSize, ends } = props;
  return (
    <thead>
      <tr>
        {pick !== undefined && (
          <th scope="col" data-pick="">
            <PickBox
              label="Select all"
              checked={pick.picked === pick.count && pick.count > 0}
              some={pick.picked > 0}
              onChange={pick.onAll}
            />
          </th>
        )}
        {columns.map(({ key, title, kind, sortable = false }, at) => {
          const size = sizes[at];
          const by = sort?.key === key ? sort.direction : undefined;
          const Arrow = by === 'desc' ? ArrowDownIcon : ArrowUpIcon;
          return (
            <th
              key={key}
              scope="col"
              ref={size && sizedAs(size)}
              data-key={key}
              data-number={kind === 'number' ? '' : undefined}
              aria-sort={by === undefined ? undefined : by === 'asc' ? 'ascending' : 'descending'}
            >
              {sortable && onSort !== undefined ? (
                <button type="button" data-sort="" onClick={() => onSort(key)}>
                  {title}
                  {by !== undefined && <Arrow aria-hidden />}
                </button>
              ) : (
                title
              )}
              {onSize !== undefined && (at < columns.length - 1 || ends.length > 0) && (
                <SizeEdge onSize={(width) => onSize(key, width)} />
              )}
            </th>
          );
        })}
        {ends.map((end) => (
          <th
            key={end}
            scope="col"
            data-key={end}
            data-menu=""
            data-quick={end === 'quick' ? '' : undefined}
          >
            <HiddenText>{END_NAMES[end]}</HiddenText>
          </th>
        ))}
      </tr>
    </thead>
  );
};

/**
 * The header of a list: titles, current sort order, and the checkbox for all rows. Memoized, because the list re-renders
 * on every frame while it scrolls.
 */
export const ListHead = memo(Head) as typeof Head;
