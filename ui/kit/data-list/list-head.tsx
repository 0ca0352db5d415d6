import ArrowDownIcon from '@heroicons/react/16/solid/ArrowDownIcon';
import ArrowUpIcon from '@heroicons/react/16/solid/ArrowUpIcon';
import { memo } from 'react';
import { HiddenText } from '../hidden-text.tsx';
import type { DataColumn } from './column.ts';
import { PickBox } from './pick-box.tsx';

/** How a list is ordered now, by which column. */
export interface ShownSort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** How many of the rows that are shown are ticked, and ticking all of them. */
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
  /** What stands at the end of rows, for those who hear it. */
  readonly ends: readonly string[];
}

const Head = <Row,>({ columns, sort, onSort, pick, ends }: ListHeadProps<Row>) => (
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
      {columns.map(({ key, title, kind, priority, narrow, sortable = false }) => {
        const by = sort?.key === key ? sort.direction : undefined;
        const Arrow = by === 'desc' ? ArrowDownIcon : ArrowUpIcon;
        return (
          <th
            key={key}
            scope="col"
            data-priority={priority}
            data-narrow={narrow === true ? '' : undefined}
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
          </th>
        );
      })}
      {ends.map((end) => (
        <th
          key={end}
          scope="col"
          data-menu=""
          data-quick={end === 'Quick actions' ? '' : undefined}
        >
          <HiddenText>{end}</HiddenText>
        </th>
      ))}
    </tr>
  </thead>
);

/** The head of a list: titles, the present order, the box for all rows; a list that scrolls is asked with every frame, and its head stays. */
export const ListHead = memo(Head) as typeof Head;
