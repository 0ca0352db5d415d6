import { useContext, type ComponentProps, type ReactNode } from 'react';
import { NameAround } from './hidden-text.tsx';
import { columnHead, heardOnly, inlineIcon, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Styles that turn each row into a card of two lines. */
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
    width: 'auto',
    height: 'auto',
    border: '0',
    padding: '0',
  },
  // The heading of a group is a band from edge to edge.
  '& tbody tr:has(> [scope=rowgroup])': { display: 'block', padding: '0' },
  '& [scope=rowgroup]': { display: 'block', lineHeight: '2.25rem' },
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
  // A long state text wraps, so that it does not squeeze the text beside it.
  '& [data-second] > [data-word]': { height: 'auto', minHeight: '22px', whiteSpace: 'normal' },
  '& [data-second]:last-of-type, & [data-second] + [data-second]': { justifySelf: 'end' },
  // Below a full first line, a single cell on the second line is aligned with the start of the first line.
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
  // On the smallest phones, a name and buttons do not fit in one line.
  '@media (max-width: 22.4375rem)': {
    '& [data-beside]:has([type=button])': { gridColumn: '1 / -1', order: '3' },
  },
  '& td > [data-note]': { display: 'none' },
  '& [data-off]': { display: 'none' },
};

type TableProps = ComponentProps<'table'>;

/** Returns a table that is called like the card or dialog around it, if it has no `aria-label` of its own. */
export const named = (Plain: (props: TableProps) => ReactNode) => (table: TableProps) => (
  <Plain aria-label={useContext(NameAround)} {...table} />
);

/** The container of a table with many columns. Rows become cards in any container that is too narrow, even on wide screens. */
export const TableRoom = styled('div', {
  // On phones the element is not a container, because menus must be able to extend beyond it to the window's edge.
  base: { '@media (min-width: 40.0625rem)': { container: 'table-room / inline-size' } },
  variants: {
    /** Columns that need 900 px. */
    wide: {
      true: { '@media (min-width: 40.0625rem)': { container: 'wide-room / inline-size' } },
    },
  },
});

const PlainTable = styled('table', {
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
    // Short content takes the width that it needs, so that texts have the rest.
    '& td:where([data-line], [data-icon], [data-number]):where(:not([data-strong], [data-sized]))':
      { width: '1%' },
    '& td > [data-word]': { verticalAlign: 'middle' },
    '& [data-urgent]': { color: 'state.alarm.fg', fontWeight: '600' },
    '& [data-soon]': { color: 'state.test.fg', fontWeight: '600', '& > svg': inlineIcon('2') },
    '& [data-strong]': { fontWeight: '600' },
    // A row's name is a link that looks like plain text.
    '& [data-strong] > [data-link]': {
      color: 'inherit',
      '&:hover': { textDecoration: 'underline' },
    },
    '& [data-note]': {
      fontSize: 'inherit',
      fontWeight: '400',
      color: 'fg.muted',
      marginInlineStart: '1',
    },
    '& [data-kind]': { whiteSpace: 'nowrap', '& > svg': inlineIcon('2') },
    '& [data-phone]': { display: 'none' },
    '& tbody tr:hover': { background: 'bg.subtle' },
    '@media (max-width: 40rem)': CARDS,
    '@container table-room (max-width: 44.9375rem)': CARDS,
    '@container wide-room (max-width: 56.1875rem)': CARDS,
  },
});

/**
 * A plain table of kit README §7. Chakra's table scrolls at 14 frames a second instead of 58 (kit README §9). On phones
 * each row becomes a card:
 * - The first line contains the first cell, the number, and cells marked `data-beside`.
 * - The second line contains cells marked `data-second`.
 * - Cells marked `data-off` are hidden; cells marked `data-phone` appear only on phones.
 * Within a cell, `data-word` marks a separate text and `data-link` the link of a name.
 */
export const Table = named(PlainTable);

/**
 * A second, less prominent text in a cell; cards omit this text. It is an unstyled element, because tables render thousands
 * of cells. The space separates it from the first text for screen readers and for copied text.
 */
export const CellNote = ({ children }: { readonly children: ReactNode }) => (
  <>
    {' '}
    <small data-note="">{children}</small>
  </>
);

/** A table within a notice that compares versions of a few fields. */
export const CompareTable = named(
  styled('table', {
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
  }),
);
