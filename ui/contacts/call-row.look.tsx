import EllipsisVerticalIcon from '@heroicons/react/20/solid/EllipsisVerticalIcon';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { row } from '../kit/looks.ts';
import { Menu, type MenuEntry } from '../kit/menu.tsx';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { Strong } from '../kit/text.ts';

/** The data that a row of the call list shows about one contact. */
export interface CallRow {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly detail: string;
  /** The first phone number; null if there is none to show. */
  readonly phone: string | null;
  readonly phoneDetail: string;
  readonly badges: ReactNode;
  /** The entries of the row's menu; without entries the row has no menu. */
  readonly entries: readonly MenuEntry[];
}

/** If the list is too narrow for four columns, the badges move below the name. */
const ROOMY = {
  '@container (max-width: 42.5rem)': {
    gridTemplateColumns: '24px 28px minmax(0, 1fr) 9.25rem 40px',
    rowGap: '1',
    '& > [data-badges]': { gridColumn: '3 / 5', gridRow: '2', '&:empty': { display: 'none' } },
    '& > [data-menu]': { gridColumn: '5', gridRow: '1' },
  },
} as const;

/** A row of the call list: in its place, as the gap that a dragged row leaves, or as the dragged copy. */
export const Item = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 28px minmax(0, 1.2fr) 9.25rem minmax(0, 1.7fr) 40px',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '60px',
    padding: '8px 8px 8px 12px',
    borderTop: 'subtle',
    background: 'bg.surface',
    '&:first-of-type': { borderTop: '0' },
    '& > [data-place]': { fontWeight: '600', textAlign: 'center' },
    '& > [data-badges]': wrapping('4px 8px'),
    '& > [data-menu]': { justifySelf: 'end' },
  },
  variants: {
    /** For rows that cannot be moved: no column for a handle. */
    fixed: {
      true: { gridTemplateColumns: '28px minmax(0, 1.2fr) 9.25rem minmax(0, 1.7fr)' },
    },
    /** Beside a wide panel: hides the phone's kind and long badges. */
    close: {
      true: {
        gridTemplateColumns: '24px 20px minmax(0, 1fr) 7rem 8rem 36px',
        columnGap: '2',
        paddingInline: '8px 4px',
        '@container (max-width: 28.75rem)': {
          gridTemplateColumns: '24px 20px minmax(0, 1fr) 8rem 40px',
          '& > [data-badges]': { gridColumn: '4', gridRow: '1 / 3' },
          '& > [data-phone]': { gridColumn: '3', gridRow: '2' },
          '& > [data-menu]': { gridColumn: '5', gridRow: '1 / 3' },
        },
      },
      false: ROOMY,
    },
    /** The gap that a dragged row leaves. */
    slot: {
      true: {
        background: 'accent.subtle',
        outline: '1px dashed',
        outlineColor: 'accent.solid',
        outlineOffset: '-4px',
        '& > *': { visibility: 'hidden' },
      },
    },
    raised: {
      true: {
        background: 'bg.raised',
        border: '1px solid',
        borderColor: 'accent.border',
        borderRadius: 'sm',
        boxShadow: 'dialog',
        marginInlineStart: '8px',
        listStyle: 'none',
        cursor: 'grabbing',
      },
    },
  },
});
const PHONE = {
  '@media (max-width: 40rem)': {
    '& > [data-row]': {
      gridTemplateColumns: '24px minmax(0, 1fr) 44px',
      gridTemplateAreas: '"place name menu" ". phone menu" ". badges menu"',
      rowGap: '1',
      padding: '12px 8px 12px 12px',
      alignItems: 'start',
      '& > [data-handle]': { display: 'none' },
      '& > [data-place]': { gridArea: 'place' },
      '& > [data-who]': { gridArea: 'name' },
      '& > [data-phone]': { gridArea: 'phone' },
      '& > [data-badges]': { gridArea: 'badges', '&:empty': { display: 'none' } },
      '& > [data-menu]': { gridArea: 'menu' },
    },
  },
} as const;
/** The list of contact rows; on phones the rows are cards. */
export const List = styled('ol', {
  base: { listStyle: 'none', containerType: 'inline-size', ...PHONE },
});

/** The handle by which a row is moved. */
export const Handle = styled('button', {
  base: {
    ...row('0'),
    justifyContent: 'center',
    width: '24px',
    height: '40px',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'grab',
    touchAction: 'none',
    '&:hover': { background: 'bg.muted' },
    '& svg': { width: '16px', height: '16px' },
  },
});

/** Shows the icon of a drag handle. */
export const Dots = () => (
  <svg viewBox="0 0 16 16" aria-hidden fill="currentColor">
    {[3, 8, 13].flatMap((y) =>
      [5.5, 10.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />),
    )}
  </svg>
);

const Cell = styled('div', { base: { minWidth: '0', overflowWrap: 'anywhere' } });
const Opener = styled('button', {
  base: {
    fontWeight: '600',
    textAlign: 'start',
    borderRadius: 'xs',
    minHeight: '24px',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
const Detail = styled('small', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
});
const Phone = styled('span', { base: { whiteSpace: 'nowrap' } });

export const Cells = ({
  one,
  onOpen,
}: {
  readonly one: CallRow;
  readonly onOpen?: ((id: string) => void) | undefined;
}) => (
  <>
    <span data-place="">{one.place}</span>
    <Cell data-who="">
      {onOpen === undefined ? (
        <Strong>{one.name}</Strong>
      ) : (
        <Opener type="button" data-name="" onClick={() => onOpen(one.id)}>
          {one.name}
        </Opener>
      )}
      <Detail>{one.detail}</Detail>
    </Cell>
    <Cell data-phone="">
      <Phone>{one.phone}</Phone>
      <Detail>{one.phoneDetail}</Detail>
    </Cell>
    <Cell data-badges="">{one.badges}</Cell>
    {one.entries.length > 0 && (
      <Cell data-menu="">
        <Menu
          label={`Actions for ${one.name}`}
          entries={one.entries}
          button={(wear) => (
            <IconButton label={`Actions for ${one.name}`} {...wear}>
              <EllipsisVerticalIcon />
            </IconButton>
          )}
        />
      </Cell>
    )}
  </>
);

/** The props of rows that can be moved by keyboard or by dragging. */
export interface MovableRowsProps {
  readonly label: string;
  readonly rows: readonly CallRow[];
  readonly close: boolean;
  readonly onMove: (id: string, to: number) => void;
  readonly onOpen: (id: string) => void;
  readonly onKey: (event: KeyboardEvent, one: CallRow) => void;
}

/** Returns the accessible name of a row's handle. */
export const handleName = ({ name, place }: CallRow, count: number): string =>
  `Move ${name}, ${place} of ${count}. Arrow keys move`;
