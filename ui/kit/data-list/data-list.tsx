import { tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { MenuEntry } from '../menu.tsx';
import { Table } from '../table.tsx';
import { FreshPill, ListFrame } from './data-list.look.ts';
import { DataRow, type RowWays } from './data-row.tsx';
import { ListHead, type ShownSort } from './list-head.tsx';
import { useRowKeys } from './row-keys.ts';

/** Rows up to which all are drawn (ui README §7). */
const DRAWN = 200;
/** Rows before the end at which the next window is asked. */
const AHEAD = 40;
const features = tableFeatures({});

/** Which rows are ticked, and how that changes. */
export interface ListPick<Row> {
  readonly has: (key: string) => boolean;
  readonly onPick: (row: Row, wanted: boolean) => void;
  readonly onAll: (wanted: boolean) => void;
}

export interface DataListProps<Row> extends Pick<
  RowWays<Row>,
  'columns' | 'keyOf' | 'nameOf' | 'openLabel' | 'onOpen'
> {
  /** What the list holds, for those who hear it. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Rows there are in all, for those who hear where they stand. */
  readonly total: number;
  readonly sort: ShownSort | null;
  readonly onSort?: ((key: string) => void) | undefined;
  readonly pick?: ListPick<Row> | undefined;
  readonly actions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** A list that scrolls is near its end. */
  readonly onEnd?: (() => void) | undefined;
  /** Rows that came meanwhile. */
  readonly fresh?: { readonly count: number; readonly onShow: () => void } | undefined;
}

const heightOf = (height: number) => (element: HTMLElement | null) => {
  if (element !== null) element.style.height = `${height}px`;
};

/** Rows of any list: sorted head, keys, ticks and menus; cards on phones; beyond 200 rows only those in sight are drawn (domain guide 5.5, kit README §7 "Table"). */
export const DataList = <Row,>(props: DataListProps<Row>) => {
  const { columns, keyOf, nameOf, openLabel, onOpen, rows, pick, actions, onEnd, fresh } = props;
  const frame = useRef<HTMLDivElement>(null);
  const defs = useMemo(
    () => columns.map(({ key, title }) => ({ id: key, header: title })),
    [columns],
  );
  // The table takes objects only, and a row is anything.
  const held = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const table = useTable({
    features,
    columns: defs,
    data: held,
    getRowId: ({ row }) => keyOf(row),
  });
  const model = table.getRowModel().rows;
  const virtual = model.length > DRAWN;
  const drawn = useVirtualizer({
    enabled: virtual,
    count: model.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 45,
    getItemKey: (index) => model[index]?.id ?? index,
    overscan: 8,
  });
  const shown = virtual ? drawn.getVirtualItems() : null;
  const lastDrawn = shown?.at(-1)?.index ?? 0;
  useEffect(() => {
    if (virtual && lastDrawn >= model.length - AHEAD) onEnd?.();
  }, [virtual, lastDrawn, model.length, onEnd]);
  const keys = useRowKeys({
    frame,
    count: model.length,
    onOpen: onOpen === undefined ? undefined : (at) => model[at] && onOpen(model[at].original.row),
    onPick:
      pick === undefined
        ? undefined
        : (at) => {
            const row = model[at]?.original.row;
            if (row !== undefined) pick.onPick(row, !pick.has(keyOf(row)));
          },
    reveal: (at) => virtual && drawn.scrollToIndex(at, { align: 'auto' }),
  });
  const onPick = pick?.onPick;
  const { onFocus } = keys;
  const measure = virtual ? drawn.measureElement : undefined;
  const ways = useMemo<RowWays<Row>>(
    () => ({ columns, keyOf, nameOf, openLabel, onOpen, onPick, actions, onFocus, measure }),
    [columns, keyOf, nameOf, openLabel, onOpen, onPick, actions, onFocus, measure],
  );
  const rowAt = (index: number) => {
    const item = model[index];
    return (
      item !== undefined && (
        <DataRow
          key={item.id}
          row={item.original.row}
          index={index}
          current={index === keys.at}
          picked={pick?.has(item.id) ?? false}
          ways={ways}
        />
      )
    );
  };
  const before = shown?.[0]?.start ?? 0;
  const after = drawn.getTotalSize() - (shown?.at(-1)?.end ?? 0);
  return (
    <ListFrame
      ref={frame}
      role="group"
      aria-label={props.label}
      tabIndex={-1}
      scrolls={virtual}
      onKeyDown={keys.onKeyDown}
    >
      {fresh !== undefined && fresh.count > 0 && (
        <FreshPill type="button" role="status" onClick={fresh.onShow}>
          {fresh.count.toLocaleString('en-US')} new
        </FreshPill>
      )}
      <Table aria-rowcount={props.total + 1}>
        <ListHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          pick={
            pick && {
              picked: model.filter(({ id }) => pick.has(id)).length,
              count: model.length,
              onAll: pick.onAll,
            }
          }
          actions={actions !== undefined}
        />
        <tbody>
          {shown !== null && <tr data-space="" aria-hidden ref={heightOf(before)} />}
          {shown === null
            ? model.map((_, index) => rowAt(index))
            : shown.map(({ index }) => rowAt(index))}
          {shown !== null && <tr data-space="" aria-hidden ref={heightOf(after)} />}
        </tbody>
      </Table>
    </ListFrame>
  );
};
