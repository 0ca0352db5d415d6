import { useContext, type ReactNode } from 'react';
import { NameAround } from '../kit/hidden-text.tsx';
import { linkLook } from '../kit/looks.ts';
import { columnHead, heardOnly } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const CARDS = '@container (max-width: 46.1875rem)';

/** Fixed column widths, so that a table with a visible head aligns with one whose head is only for screen readers. */
const COLUMNS = [1, 2, 3, 4, 5, 6];

const Room = styled('div', { base: { containerType: 'inline-size' } });

const List = styled('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    '& col:nth-of-type(1)': { width: '18%' },
    '& col:nth-of-type(2)': { width: '24%' },
    '& col:nth-of-type(3)': { width: '21%' },
    '& col:nth-of-type(4)': { width: '16%' },
    '& col:nth-of-type(6)': { width: '56px' },
    textStyle: 'body',
    '& th': columnHead,
    '& td': { height: '3.5rem', padding: '6px 9px', borderTop: 'subtle', overflowWrap: 'anywhere' },
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '16px' },
    '& td:last-of-type': { paddingInlineEnd: '8px', textAlign: 'end' },
    '& [data-note]': { display: 'block', textStyle: 'caption', color: 'fg.muted' },
    '& td > [data-label]': { display: 'none' },
    // The holder's name is a button, but it is styled as plain text.
    '& td > [data-choose]': {
      ...linkLook,
      minHeight: '0',
      color: 'fg.default',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline' },
    },
    '& tbody tr:hover': { background: 'bg.subtle' },
    '& tbody tr[data-chosen]': { background: 'accent.subtle' },
    [CARDS]: {
      display: 'block',
      '& thead': heardOnly,
      '& colgroup': { display: 'none' },
      '& tbody': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        alignItems: 'center',
        columnGap: '12px',
        rowGap: '2px',
        padding: '10px 8px 12px 16px',
        borderTop: 'subtle',
      },
      '& tbody tr > td': { height: 'auto', border: '0', padding: '0', textAlign: 'start' },
      '& tbody tr > td:nth-of-type(1)': { order: '1', paddingInlineStart: '0' },
      '& tbody tr > td:last-of-type': { order: '2', justifySelf: 'end', paddingInlineEnd: '0' },
      '& tbody tr > td:nth-of-type(4), & tbody tr > td:nth-of-type(5)': {
        order: '5',
        textStyle: 'small',
        color: 'fg.muted',
        '& > [data-note]': { display: 'inline', textStyle: 'small', marginInlineStart: '1' },
        '& > [data-label]': { display: 'inline', marginInlineEnd: '1' },
      },
      '& td > [data-choose]': { minHeight: '32px' },
    },
    '@container (max-width: 29.9375rem)': {
      '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      '& tbody tr > td:nth-of-type(2)': { order: '3' },
      '& tbody tr > td:nth-of-type(3)': { order: '4' },
      '& tbody tr > td:not(:first-of-type, :last-of-type)': { gridColumn: '1 / -1' },
    },
    // In a narrow container, the name stands beside the code and the level beside the facts.
    '@container (min-width: 30rem) and (max-width: 46.1875rem)': {
      '& tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) 40px' },
      '& tbody tr > td:nth-of-type(2)': { order: '1' },
      '& tbody tr > td:nth-of-type(3)': { order: '4', gridArea: '2 / 1 / 4' },
      '& tbody tr > td:nth-of-type(4), & tbody tr > td:nth-of-type(5)': { gridColumn: '2 / -1' },
    },
  },
  variants: { headless: { true: { '& thead': heardOnly, '& td': { height: '2.875rem' } } } },
});

/**
 * A table of codes with the columns name, code, level, two facts and menu; rows become cards when narrow. `CellNote` marks
 * a second line, `data-chosen` the selected row, and `data-label` a text shown only on cards.
 */
export const CodeTable = ({
  headless = false,
  children,
}: {
  /** True if only screen readers get the head. */
  readonly headless?: boolean;
  readonly children: ReactNode;
}) => (
  <Room>
    <List headless={headless} aria-label={useContext(NameAround)}>
      <colgroup>
        {COLUMNS.map((column) => (
          <col key={column} />
        ))}
      </colgroup>
      {children}
    </List>
  </Room>
);
