import type { ReactNode } from 'react';
import { columnHead, heardOnly, inlineIcon, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

/** A row as a card of two lines. */
const CARDS = {
  '& thead': heardOnly,
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
    alignItems: 'center',
    columnGap: '12px',
    rowGap: '4px',
    padding: '10px 16px',
    borderTop: 'subtle',
  },
  '& tbody td, & td:first-of-type, & td:last-of-type': {
    height: 'auto',
    border: '0',
    padding: '0',
  },
  '& tbody tr:has(> [data-kind])': {
    gridTemplateColumns: '16px minmax(0, 1fr) fit-content(60%)',
  },
  '& [data-kind]': {
    gridRow: '1 / 3',
    maxHeight: '20px',
    alignSelf: 'start',
    overflow: 'hidden',
    color: 'fg.muted',
    '& svg': { display: 'block', boxSize: '16px', margin: '2px 8px 0 0' },
  },
  '& [data-number]': { order: '1' },
  '& [data-beside]': { order: '1', justifySelf: 'end' },
  '& [data-second]': { order: '2', textStyle: 'small', color: 'fg.muted' },
  // A long state, a hold until another day, goes on below instead of pressing the words beside it together.
  '& [data-second] > [data-word]': { height: 'auto', minHeight: '22px', whiteSpace: 'normal' },
  '& [data-second]:last-of-type, & [data-second] + [data-second]': { justifySelf: 'end' },
  // Below a first line that is full, a second one of a single cell begins where the first does.
  '& tr:has(> [data-number], > [data-beside]):not(:has(> [data-second] ~ [data-second])) > [data-second]':
    { justifySelf: 'start' },
  '& [data-phone]': {
    ...wrapping('4px 8px'),
    alignItems: 'center',
    marginTop: '4px',
    textStyle: 'caption',
    fontWeight: '400',
    color: 'fg.muted',
  },
  // The smallest phones have no room for a name and presses in one line.
  '@media (max-width: 359px)': {
    '& [data-beside]:has([type=button])': { gridColumn: '1 / -1', order: '3' },
  },
  '& td > [data-note]': { display: 'none' },
  '& [data-off]': { display: 'none' },
};

/** Around a table of many columns: its rows are cards wherever it has no room, not on phones alone. */
export const TableRoom = styled('div', {
  // On phones layers of its menus must reach the window's edge.
  base: { '@media (min-width: 641px)': { container: 'table-room / inline-size' } },
});

/** A plain table of kit README §7. On phones a row becomes a card of two lines: the first cell with the number at its end, then cells marked `data-second`; `data-off` are left out, `data-beside` stands at the first line's end, and what is marked `data-phone` stands only there. In a cell a word of its own is marked `data-word`, the link of a name `data-link`. Ours: rows of plain cells scroll at 58 frames a second, in Chakra's table at 14 (kit README §9). */
export const Table = styled('table', {
  base: {
    textStyle: 'body',
    '& th': columnHead,
    '& td': {
      height: '40px',
      padding: '6px 9px',
      borderTop: 'subtle',
    },
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '16px' },
    '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: '16px' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-line]': { whiteSpace: 'nowrap' },
    '& td > [data-word]': { verticalAlign: 'middle' },
    '& [data-urgent]': { color: 'state.alarm.fg', fontWeight: '600' },
    '& [data-soon]': { color: 'state.test.fg', fontWeight: '600', '& > svg': inlineIcon('2') },
    '& [data-strong]': { fontWeight: '600' },
    // Names lead to what the row is about; they read as text and show themselves under the pointer.
    '& [data-strong] > [data-link]': {
      color: 'inherit',
      '&:hover': { textDecoration: 'underline' },
    },
    '& [data-note]': {
      fontSize: 'inherit',
      fontWeight: '400',
      color: 'fg.muted',
      marginInlineStart: '2',
    },
    '& [data-kind]': { whiteSpace: 'nowrap', '& > svg': inlineIcon('2') },
    '& [data-phone]': { display: 'none' },
    '& tbody tr:hover': { background: 'bg.subtle' },
    '@media (max-width: 640px)': CARDS,
    '@container table-room (max-width: 719px)': CARDS,
  },
});

/** A second word of a cell, quieter, beside the first; cards leave it out. A bare element, as tables draw thousands. */
export const CellNote = ({ children }: { readonly children: ReactNode }) => (
  <small data-note="">{children}</small>
);

/** Versions of a few fields beside each other, within a notice. */
export const CompareTable = styled('table', {
  base: {
    marginTop: '8px',
    width: '100%',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& th, & td': { padding: '4px 8px', textAlign: 'start', verticalAlign: 'top' },
    '& thead th': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted' },
    // The name of a field is never broken within a word.
    '& tbody th': { fontWeight: '600', overflowWrap: 'normal' },
    '& tbody > tr > *': { borderTop: 'subtle' },
  },
});
