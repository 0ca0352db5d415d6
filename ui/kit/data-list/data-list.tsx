import { useMemo, useRef } from 'react';
import { MEDIA } from '../media.ts';
import { Table } from '../table.tsx';
import { useMedia } from '../use-size.ts';
import { ListFrame } from './list-frame.ts';
import type { RowActions } from './data-row.tsx';
import { useDrawnRows } from './drawn-rows.ts';
import { ListHead, type ShownSort } from './list-head.tsx';
import { ListRows } from './list-rows.tsx';
import { NewRows } from './new-rows.tsx';
import { useRowKeys } from './row-keys.ts';
import { useFitting, type Fit } from './use-fitting.ts';

/** The selected rows of a list, and functions that change the selection. */
export interface ListPick<Row> {
  /** The number of selected rows, on all pages. */
  readonly size: number;
  readonly has: (key: string) => boolean;
  readonly onPick: (row: Row, wanted: boolean) => void;
  readonly onAll: (wanted: boolean) => void;
}

export interface DataListProps<Row> extends Pick<
  RowActions<Row>,
  | 'columns'
  | 'keyOf'
  | 'nameOf'
  | 'openLabel'
  | 'openNote'
  | 'onOpen'
  | 'quick'
  | 'menu'
  | 'over'
  | 'unfolding'
  | 'beside'
> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** The total number of rows, for screen readers. */
  readonly total: number;
  readonly sort: ShownSort | null;
  readonly onSort?: ((key: string) => void) | undefined;
  readonly pick?: ListPick<Row> | undefined;
  /** Called to show a row beside the list. */
  readonly onPreview?: ((row: Row) => void) | undefined;
  /** Called when the user scrolls near the end of the list. */
  readonly onEnd?: (() => void) | undefined;
  /** The number of rows that arrived since the list was loaded, and how to show them. */
  readonly fresh?: { readonly count: number; readonly onShow: () => void } | undefined;
  /** True if the user has ordered the columns. If there is no room for all, the first ones are then shown. */
  readonly ordered?: boolean;
  /** The widths of the columns that the user has resized, by key. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Called when the user resizes a column; null if the list's layout decides again. */
  readonly onSize?: ((key: string, width: number | null) => void) | undefined;
  /** True for low rows. Touch screens keep the usual height. */
  readonly compact?: boolean;
  readonly onFit?: ((fit: Fit) => void) | undefined;
}

const NONE = [] as const;
const UNSIZED = {};

/**
 * The rows of a list: sortable header, keyboard control, checkboxes and menus; cards on phones (domain guide 5.5, kit
 * README §7 "Table"). If there are more than 200 rows, only rows in view are rendered.
 */
export const DataList = <Row,>(props: DataListProps<Row>) => {
  const { keyOf, nameOf, openLabel, openNote, onOpen, rows, pick, onEnd, fresh } = props;
  const { quick, menu, over, unfolding, beside, compact = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { virtual, drawn, first, length, before, after } = useDrawnRows({
    frame,
    count: rows.length,
    compact,
    onEnd,
  });
  const at = (index: number, act: ((row: Row) => void) | undefined): void => {
    const row = rows[index];
    if (row !== undefined) act?.(row);
  };
  const keys = useRowKeys({
    frame,
    count: rows.length,
    onOpen: onOpen && ((index) => at(index, onOpen)),
    onPreview: props.onPreview && ((index) => at(index, props.onPreview)),
    onPick: pick && ((index) => at(index, (row) => pick.onPick(row, !pick.has(keyOf(row))))),
    onUnpick: pick && pick.size > 0 ? () => pick.onAll(false) : undefined,
    reveal: (index) => virtual && drawn.scrollToIndex(index, { align: 'auto' }),
  });
  const picked = useMemo(
    () =>
      pick === undefined || pick.size === 0 ? 0 : rows.filter((row) => pick.has(keyOf(row))).length,
    [rows, pick, keyOf],
  );
  const { onPick, onAll } = pick ?? {};
  const headPick = useMemo(
    () => onAll && { picked, count: rows.length, onAll },
    [picked, rows.length, onAll],
  );
  const ends = useMemo(
    () => [...(quick ? (['quick'] as const) : []), ...(menu ? (['menu'] as const) : [])],
    [quick, menu],
  );
  const picks = onAll !== undefined;
  const around = useMemo(() => (picks ? (['pick', ...ends] as const) : ends), [picks, ends]);
  const { onFocus } = keys;
  const cards = useMedia(MEDIA.phone);
  const { shown: columns, sizes } = useFitting({
    frame,
    columns: props.columns,
    ordered: props.ordered === true,
    widths: props.widths ?? UNSIZED,
    ends: around,
    cards,
    fixed: virtual,
    rows,
    onFit: props.onFit,
  });
  const measure = virtual ? drawn.measureElement : undefined;
  const actions = useMemo<RowActions<Row>>(
    () => ({
      columns,
      keyOf,
      nameOf,
      openLabel,
      openNote,
      onOpen,
      onPick,
      quick,
      menu,
      over,
      unfolding,
      beside,
      cards,
      onFocus,
      measure,
    }),
    [
      columns,
      keyOf,
      nameOf,
      openLabel,
      openNote,
      onOpen,
      onPick,
      quick,
      menu,
      over,
      unfolding,
      beside,
      cards,
      onFocus,
      measure,
    ],
  );
  // The row that Tab focuses must be a rendered row, regardless of the scroll position.
  const current = Math.min(Math.max(keys.at, first), first + length - 1);
  return (
    <ListFrame
      ref={frame}
      role="group"
      aria-label={props.label}
      tabIndex={-1}
      scrolls={virtual}
      compact={compact}
      data-box={virtual ? props.label : undefined}
      onKeyDown={keys.onKeyDown}
    >
      {fresh !== undefined && (
        <NewRows
          count={fresh.count}
          onShow={() => {
            frame.current?.scrollTo({ top: 0 });
            fresh.onShow();
          }}
        />
      )}
      <Table aria-label={props.label} aria-rowcount={props.total + 1}>
        <ListHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          pick={headPick}
          sizes={virtual ? NONE : sizes}
          onSize={props.onSize}
          ends={ends}
        />
        <ListRows
          rows={rows}
          first={first}
          length={length}
          current={current}
          has={pick?.has}
          actions={actions}
          space={virtual}
          before={before}
          after={after}
        />
      </Table>
    </ListFrame>
  );
};
