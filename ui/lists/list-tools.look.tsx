import { heardOnly, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/**
 * Layout of a list's tools: filters at the left, actions on the whole list at the right, wrapping if there is no room.
 * Filters are `ListField`s, switches or texts marked `data-words`; several filters can be inside one element marked
 * `data-line`.
 */
export const ListTools = styled('div', {
  variants: { inCard: { true: { padding: '12px 16px' } } },
  base: {
    ...wrapping('3'),
    alignItems: 'start',
    // Tools are not printed.
    '@media print': { display: 'none' },
    '& > [data-find]': {
      ...wrapping('3'),
      alignItems: 'start',
      flex: '1 1 320px',
    },
    // Aligns a switch with the fields.
    '& > [data-find] > :has(> [role=switch])': { minHeight: '40px', textStyle: 'body' },
    '& > [data-find] > [data-words]': {
      flex: '1 1 180px',
      maxWidth: '30rem',
      minWidth: '0',
      '@media (max-width: 40rem)': { flexBasis: '8.75rem' },
    },
    '& > [data-find]:empty': { display: 'none' },
    '& > [data-find]:has(> [data-line])': { flexBasis: '100%' },
    // If there are several fields, the chips move below the fields, so that they do not squeeze them.
    '&:has(> [role=group]) > [data-find]:has(> :nth-child(3))': { flexBasis: '100%' },
    '& > [role=group]': { minHeight: '40px', flex: '1 1 auto' },
    '& > [data-whole]': {
      ...wrapping('2'),
      minHeight: '40px',
      alignItems: 'center',
      marginInlineStart: 'auto',
    },
    '@media (max-width: 40rem)': {
      // Cards have fixed content, so phones show no column chooser.
      '& [data-columns]': { display: 'none' },
      // A search, its filters and the export are one row of a phone; buttons show their icons.
      columnGap: '2',
      // The filters open below their button and as wide as the tools, so that they cover neither the button nor the title.
      position: 'relative',
      '& [data-more] > :has(> [role=dialog])': { position: 'static' },
      '& [data-more] > * > [role=dialog]': {
        position: 'absolute',
        top: 'auto',
        insetInline: '0',
        width: 'auto',
        marginTop: '1',
      },
      '& > [data-find]': { columnGap: '2', flexBasis: '12rem' },
      '& > [data-whole]': { order: '1', '& [data-opener]': { minHeight: '44px' } },
      '& > [role=group]': { order: '2', flexBasis: '100%' },
      '& > [data-whole]:has(> [data-columns]:only-child)': { display: 'none' },
    },
  },
});

/** Text that is not known yet. Its room is kept, so that the tools beside it do not move. */
export const Unknown = styled('span', { base: { visibility: 'hidden' } });

/** The search field beside a list's filters. Its icon and placeholder say what it is; its label is for screen readers. */
export const ListField = styled('div', {
  base: {
    position: 'relative',
    // The label's whole line leaves the layout, so that its gap goes too.
    '& [data-field-head]': heardOnly,
    '& [type=search]': { paddingInlineStart: '2.5rem', textOverflow: 'ellipsis' },
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '3',
      top: '10px',
      boxSize: '20px',
      // The field is higher here.
      '@media (pointer: coarse), (max-width: 40rem)': { top: '12px' },
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    flex: '1 1 11.25rem',
    maxWidth: '30rem',
    minWidth: '0',
    '@media (max-width: 40rem)': {
      flexBasis: '100%',
      // A field with one button beside it.
      '&:has(+ [data-more])': { flex: '1 1 0' },
    },
  },
});

/** The button for further fields, beside the first field. This element has `data-more`, and the button inside it has `data-opener`. */
export const ListMore = styled('div', {
  base: {
    flex: '0 0 auto',
    '@media (max-width: 40rem)': { '& [data-opener]': { minHeight: '44px' } },
  },
});
