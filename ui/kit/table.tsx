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
  // A long state, such as a hold until another day, wraps instead of squeezing the text beside it.
  '& [data-second] > [data-word]': { height: 'auto', minHeight: '22px', whiteSpace: 'normal' },
  '& [data-second]:last-of-type, & [data-second] + [data-second]': { justifySelf: 'end' },
  // Below a full first line, a single cell of the second line is aligned with the start of the first.
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
  // The smallest phones have no room for a name and buttons in one line.
  '@media (max-width: 359px)': {
    '& [data-beside]:has([type=button])': { gridColumn: '1 / -1', order: '3' },
  },
  '& td > [data-note]': { display: 'none' },
  '& [data-off]': { display: 'none' },
};

/** The container of a table with many columns. Its rows become cards wherever it is too narrow, not only on phones. */
export const TableRoom = styled('div', {
  // Not a container on phones, because menus must be able to extend to the window's edge.
  base: { '@media (min-width: 641px)': { container: 'table-room / inline-size' } },
});

/**
 * A plain table of kit README §7. On phones a row becomes a card of two lines: the first cell with the number at its end,
 * then cells marked `data-second`. Cells marked `data-off` are hidden, `data-beside` is at the end of the first line, and
 * `data-phone` is shown only there. In a cell, a separate text is marked `data-word` and the link of a name `data-link`.
 * Built here: rows of plain cells scroll at 58 frames a second, in Chakra's table at 14 (kit README §9).
 */
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
    // Names link to the subject of the row. They look like plain text and are underlined under the pointer.
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

/** A second, less prominent text of a cell; cards leave it out. A bare element, because tables render thousands. */
export const CellNote = ({ children }: { readonly children: ReactNode }) => (
  <small data-note="">{children}</small>
);

/** Versions of a few fields side by side, within a notice. */
export const CompareTable = styled('table', {
  base: {
    marginTop: '8px',
    width: '100%',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& th, & td': { padding: '4px 8px', textAlign: 'start', verticalAlign: 'top' },
    '& thead th': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted' },
    // The name of a field never breaks within a word.
    '& tbody th': { fontWeight: '600', overflowWrap: 'normal' },
    '& tbody > tr > *': { borderTop: 'subtle' },
  },
});
