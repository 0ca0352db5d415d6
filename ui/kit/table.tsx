import { chakra } from '@chakra-ui/react';

/** A plain table of tokens.md §7. On phones a row becomes a card: cells marked `data-wide` take its width, `data-end` its right side, `data-off` are left out. */
export const Table = chakra('table', {
  base: {
    textStyle: 'body',
    '& th': {
      height: '36px',
      px: '9px',
      textAlign: 'start',
      textStyle: 'caption',
      fontWeight: '600',
      color: 'fg.muted',
      background: 'bg.subtle',
      whiteSpace: 'nowrap',
    },
    '& td': { height: '40px', px: '9px', borderTop: '1px solid', borderColor: 'border.subtle' },
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '16px' },
    '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: '16px' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& td > span': { verticalAlign: 'middle' },
    '& [data-urgent]': { color: 'state.alarm.fg', fontWeight: '600' },
    '& [data-soon]': { color: 'state.test.fg', fontWeight: '600' },
    '& [data-strong]': { fontWeight: '600' },
    '& small': {
      fontSize: 'inherit',
      fontWeight: '400',
      color: 'fg.muted',
      marginInlineStart: '2',
    },
    '& tbody tr:hover': { background: 'bg.subtle' },
    '@media (max-width: 640px)': {
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'center',
        gap: '4px 12px',
        padding: '10px 16px',
        borderTop: '1px solid',
        borderColor: 'border.subtle',
      },
      '& tbody td, & td:first-of-type, & td:last-of-type': { height: 'auto', border: '0', px: '0' },
      '& [data-wide]': { gridColumn: '1 / -1' },
      '& [data-off]': { display: 'none' },
    },
  },
});
