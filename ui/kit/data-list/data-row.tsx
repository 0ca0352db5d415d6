import { memo, type ReactNode } from 'react';
import type { MenuEntry } from '../menu.tsx';
import { HiddenText } from '../hidden-text.tsx';
import { CellNote } from '../table.tsx';
import type { DataColumn } from './column.ts';
import { PickBox } from './pick-box.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RowMenu } from './row-menu.tsx';

/** How rows unfold to show more content below themselves. */
interface Unfolding<Row> {
  /** Returns whether a row is unfolded; null if the row cannot be unfolded. */
  readonly stateOf: (row: Row) => 'open' | 'closed' | null;
  readonly show: (row: Row) => ReactNode;
}

/** The props shared by all rows of a list. Must be the same object as long as its values do not change, because rows are memoized. */
export interface RowActions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Returns the name of a row for accessible labels. */
  readonly nameOf: (row: Row) => string;
  /** Returns the label of the button that opens a row, if the row's name is not sufficient. */
  readonly openLabel?: ((row: Row) => string) | undefined;
  /** Returns what a screen reader says after the first cell of a row that opens, if that cell does not name the row. */
  readonly openNote?: ((row: Row) => string) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly onPick?: ((row: Row, wanted: boolean) => void) | undefined;
  /** Returns the actions of a row that are shown as icon buttons. */
  readonly quick?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Returns the actions of a row that are behind a menu button at the end. */
  readonly menu?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Returns true for rows that are closed or need no action. Such rows are gray and italic, and a text in the row gives the reason. */
  readonly over?: ((row: Row) => boolean) | undefined;
  readonly unfolding?: Unfolding<Row> | undefined;
  /** The key of the row that is shown beside the list. */
  readonly beside?: string | null | undefined;
  /** True if rows are rendered as cards, as on phones. */
  readonly cards: boolean;
  readonly onFocus: (index: number) => void;
  /** Measures the height of a row, if heights differ. */
  readonly measure?: ((element: HTMLTableRowElement | null) => void) | undefined;
}

interface DataRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly current: boolean;
  readonly picked: boolean;
  readonly actions: RowActions<Row>;
}

/** Returns the value that makes an attribute present (an empty text) or absent (undefined). */
const mark = (stands: boolean | undefined): '' | undefined => (stands === true ? '' : undefined);

const first = <Row,>(
  row: Row,
  actions: RowActions<Row>,
  [name, ...others]: readonly DataColumn<Row>[],
) => {
  if (name === undefined) return null;
  const { onOpen, openLabel, openNote, unfolding } = actions;
  const unfolded = unfolding?.stateOf(row) ?? null;
  const note = name.note?.(row) ?? null;
  const meta = actions.cards ? others.filter(({ phone }) => phone === 'meta') : [];
  const content = name.cell(row);
  return (
    <td
      data-strong=""
      data-narrow={mark(name.narrow === true)}
      data-line={mark(name.kind === 'line')}
      data-below={mark(name.noteBelow)}
    >
      {onOpen === undefined ? (
        content
      ) : (
        <button
          type="button"
          data-name=""
          tabIndex={-1}
          aria-label={openLabel?.(row)}
          aria-expanded={unfolded === null ? undefined : unfolded === 'open'}
          onClick={() => onOpen(row)}
        >
          {content}
          {openNote !== undefined && <HiddenText>{`, ${openNote(row)}`}</HiddenText>}
        </button>
      )}
      {note !== null && <CellNote>{note}</CellNote>}
      {meta.length > 0 && (
        <div data-phone="">
          {meta.map(({ key, cell, phoneCell }) => (
            <span key={key} data-word="">
              {(phoneCell ?? cell)(row)}
            </span>
          ))}
        </div>
      )}
    </td>
  );
};

/** Returns true for columns on the second line of a phone card. */
const isLower = (phone: DataColumn<unknown>['phone']): boolean =>
  phone === 'lead' || phone === 'second';

const rest = <Row,>(
  row: Row,
  { key, kind, phone, cell, phoneCell, note, narrow, sized }: DataColumn<Row>,
  cards: boolean,
): ReactNode => {
  const beside = note?.(row) ?? null;
  return (
    <td
      key={key}
      data-line={mark(kind === 'line')}
      data-icon={mark(kind === 'icon')}
      data-excerpt={mark(kind === 'excerpt')}
      data-sized={mark(sized)}
      data-narrow={mark(narrow)}
      data-number={mark(kind === 'number')}
      data-beside={mark(phone === 'beside')}
      data-second={mark(isLower(phone))}
      data-off={mark(phone === undefined || phone === 'meta')}
    >
      {((cards && phoneCell) || cell)(row)}
      {beside !== null && <CellNote>{beside}</CellNote>}
    </td>
  );
};

/** Renders the cells after the first. In a card, all parts of the second line share one cell, so that they do not overlap. */
const others = <Row,>(row: Row, { cards, columns }: RowActions<Row>): ReactNode => {
  const after = columns.slice(1);
  const lower = after
    .filter(({ phone }) => cards && isLower(phone))
    .sort((a, b) => Number(b.phone === 'lead') - Number(a.phone === 'lead'));
  if (lower.length < 2) return after.map((column) => rest(row, column, cards));
  return (
    <>
      {after.map((column) => !lower.includes(column) && rest(row, column, cards))}
      <td data-second="">
        {lower.map(({ key, cell, phoneCell }) => (
          <span key={key} data-word="">
            {(phoneCell ?? cell)(row)}
          </span>
        ))}
      </td>
    </>
  );
};

const Row = <T,>({ row, index, current, picked, actions }: DataRowProps<T>) => {
  const { onOpen, onPick, quick, menu } = actions;
  return (
    <tr
      ref={(element) => {
        actions.measure?.(element);
      }}
      data-index={index}
      data-key={actions.keyOf(row)}
      data-opens={mark(onOpen !== undefined)}
      data-unfolds={actions.unfolding?.stateOf(row) ?? undefined}
      data-chosen={mark(picked)}
      data-over={mark(actions.over?.(row) === true)}
      aria-current={actions.beside === actions.keyOf(row) ? 'true' : undefined}
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
      onFocus={() => actions.onFocus(index)}
      onClick={({ target }) => {
        const pressed = target as HTMLElement;
        if (pressed.closest('button, a, label, input, [role=menu]') === null) onOpen?.(row);
      }}
    >
      {onPick !== undefined && (
        <td data-pick="">
          <PickBox
            label={`Select ${actions.nameOf(row)}`}
            tabIndex={-1}
            checked={picked}
            onChange={(wanted) => onPick(row, wanted)}
          />
        </td>
      )}
      {first(row, actions, actions.columns)}
      {others(row, actions)}
      {quick !== undefined && (
        <td data-menu="" data-quick="">
          <QuickActions entries={quick(row)} />
        </td>
      )}
      {menu !== undefined && (
        <td data-menu="">
          {menu(row).length > 0 && (
            <RowMenu label={`More actions for ${actions.nameOf(row)}`} entries={() => menu(row)} />
          )}
        </td>
      )}
    </tr>
  );
};

const WithMore = <T,>(props: DataRowProps<T>) => {
  const { row, actions } = props;
  const { columns, onPick, quick, menu, unfolding } = actions;
  const ends = [onPick, quick, menu].filter((end) => end !== undefined).length;
  return (
    <>
      <Row {...props} />
      {unfolding?.stateOf(row) === 'open' && (
        <tr data-unfolded="">
          <td colSpan={columns.length + ends}>{unfolding.show(row)}</td>
        </tr>
      )}
    </>
  );
};

/** A row with its unfolded content, memoized. */
export const DataRow = memo(WithMore) as typeof WithMore;
