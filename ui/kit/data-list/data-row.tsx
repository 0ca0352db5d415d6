import { memo, type ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { MenuEntry } from '../menu.tsx';
import { styled } from '../styled.ts';
import type { DataColumn } from './column.ts';
import { PickBox } from './pick-box.tsx';
import { RowMenu } from './row-menu.tsx';

/** What every row of one list is told; the same object as long as nothing of it changes. */
export interface RowWays<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** What a row is called where its name alone is said. */
  readonly nameOf: (row: Row) => string;
  /** The name of the press that opens it, where its words do not say it. */
  readonly openLabel?: ((row: Row) => string) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly onPick?: ((row: Row, wanted: boolean) => void) | undefined;
  /** The few things that are done without a menu. */
  readonly quick?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** The rest, behind a button at the end. */
  readonly menu?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Rows that are over, or nobody acts on: grey and italic; a word says so besides. */
  readonly over?: ((row: Row) => boolean) | undefined;
  /** Rows are cards, as on phones. */
  readonly cards: boolean;
  readonly onFocus: (index: number) => void;
  /** Measures rows whose heights differ. */
  readonly measure?: ((element: HTMLTableRowElement | null) => void) | undefined;
}

interface DataRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly current: boolean;
  readonly picked: boolean;
  readonly ways: RowWays<Row>;
}

const first = <Row,>(
  row: Row,
  ways: RowWays<Row>,
  [name, ...others]: readonly DataColumn<Row>[],
) => {
  if (name === undefined) return null;
  const { onOpen, openLabel } = ways;
  const note = name.note?.(row) ?? null;
  const meta = ways.cards ? others.filter(({ phone }) => phone === 'meta') : [];
  const words = name.cell(row);
  return (
    <td
      data-strong=""
      data-narrow={name.narrow === true ? '' : undefined}
      data-line={name.kind === 'line' ? '' : undefined}
    >
      {onOpen === undefined ? (
        words
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={openLabel?.(row)}
          onClick={() => onOpen(row)}
        >
          {words}
        </button>
      )}
      {note !== null && <small>{note}</small>}
      {meta.length > 0 && (
        <div data-phone="">
          {meta.map(({ key, cell, phoneCell }) => (
            <span key={key}>{(phoneCell ?? cell)(row)}</span>
          ))}
        </div>
      )}
    </td>
  );
};

const rest = <Row,>(
  row: Row,
  { key, kind, priority, phone, cell, note, narrow }: DataColumn<Row>,
): ReactNode => {
  const beside = note?.(row) ?? null;
  return (
    <td
      key={key}
      data-priority={priority}
      data-line={kind === 'line' ? '' : undefined}
      data-icon={kind === 'icon' ? '' : undefined}
      data-excerpt={kind === 'excerpt' ? '' : undefined}
      data-narrow={narrow === true ? '' : undefined}
      data-number={kind === 'number' ? '' : undefined}
      data-beside={phone === 'beside' ? '' : undefined}
      data-second={phone === 'second' ? '' : undefined}
      data-off={phone === undefined || phone === 'meta' ? '' : undefined}
    >
      {cell(row)}
      {beside !== null && <small>{beside}</small>}
    </td>
  );
};

/** What stands on the second line of a card: in one cell, beside each other, so that none lies over another. */
const second = <Row,>(row: Row, columns: readonly DataColumn<Row>[]): ReactNode =>
  columns.length === 0 ? null : (
    <td data-second="">
      {columns.map(({ key, cell }) => (
        <span key={key}>{cell(row)}</span>
      ))}
    </td>
  );

/** The cells after the first; those of a card's second line are one. */
const others = <Row,>(row: Row, { cards, columns }: RowWays<Row>): ReactNode => {
  const [, ...after] = columns;
  const lower = cards ? after.filter(({ phone }) => phone === 'second') : [];
  if (lower.length < 2) return after.map((column) => rest(row, column));
  return (
    <>
      {after.filter(({ phone }) => phone !== 'second').map((column) => rest(row, column))}
      {second(row, lower)}
    </>
  );
};

const Row = <T,>({ row, index, current, picked, ways }: DataRowProps<T>) => {
  const { onOpen, onPick, quick, menu } = ways;
  return (
    <tr
      ref={(element) => {
        ways.measure?.(element);
      }}
      data-index={index}
      data-opens={onOpen === undefined ? undefined : ''}
      data-chosen={picked ? '' : undefined}
      data-over={ways.over?.(row) === true ? '' : undefined}
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
      onFocus={() => ways.onFocus(index)}
      onClick={({ target }) => {
        const pressed = target as HTMLElement;
        if (pressed.closest('button, a, label, input, [role=menu]') === null) onOpen?.(row);
      }}
    >
      {onPick !== undefined && (
        <td data-pick="">
          <PickBox
            label={`Select ${ways.nameOf(row)}`}
            tabIndex={-1}
            checked={picked}
            onChange={(wanted) => onPick(row, wanted)}
          />
        </td>
      )}
      {first(row, ways, ways.columns)}
      {others(row, ways)}
      {quick !== undefined && (
        <td data-menu="" data-quick="">
          <QuickActions entries={quick(row)} />
        </td>
      )}
      {menu !== undefined && (
        <td data-menu="">
          <RowMenu label={`More of ${ways.nameOf(row)}`} entries={() => menu(row)} />
        </td>
      )}
    </tr>
  );
};

/** One row, drawn anew only when something of it changed. */
export const DataRow = memo(Row) as typeof Row;

const QuickLink = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '32px',
    borderRadius: 'sm',
    color: 'fg.muted',
    '&:hover': { background: 'bg.muted' },
    '& svg': { boxSize: '20px' },
    '@media (pointer: coarse)': { boxSize: '44px' },
  },
});

/** What a row offers at once, as icons at its end: one press, no menu; an address opens in a window of its own that knows nothing of ours. */
export const QuickActions = ({ entries }: { readonly entries: readonly MenuEntry[] }) =>
  entries.map(({ id, text, icon: Icon, href, onSelect }) =>
    href === undefined ? (
      <IconButton key={id} size="sm" label={text} onClick={onSelect}>
        <Icon aria-hidden />
      </IconButton>
    ) : (
      <QuickLink
        key={id}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text}
        title={href}
      >
        <Icon aria-hidden />
      </QuickLink>
    ),
  );
