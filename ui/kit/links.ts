import { row, controlBox, inlineRow, linkLook } from './looks.ts';
import { chosen, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

/** On phones, and in a narrow place, what is said of a name stands below it. */
const BELOW = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  rowGap: '0',
  '& > b ~ small': { order: '1', gridColumn: '2 / -1', textStyle: 'small' },
};

/** A list of links, a line above each; a link holds a 20 px drawing, a name as `b`, words as `small`, and its state. */
export const LinkRows = styled('ul', {
  base: {
    containerType: 'inline-size',
    '& a': {
      ...row('3'),
      minHeight: '48px',
      padding: '8px 16px',
      borderTop: 'subtle',
      color: 'fg.default',
      '&:hover': { background: 'bg.subtle' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '& > svg': { boxSize: '20px', color: 'fg.muted' },
      '& > b': { fontWeight: '600' },
      '& > small': { fontSize: 'inherit', color: 'fg.muted', flex: '1 1 auto', minWidth: '0' },
      '& > b ~ span': { whiteSpace: 'nowrap' },
      '@media (max-width: 640px)': BELOW,
      '@container (max-width: 419px)': BELOW,
    },
  },
});

/** Ways between things of one kind in a list, the one that is shown marked by `aria-current`. */
export const LinkTabs = styled('nav', {
  base: {
    '& > ul': wrapping('2'),
    '& a': {
      ...inlineRow('2'),
      minHeight: '32px',
      padding: '0 12px',
      ...controlBox,
      color: 'fg.default',
      textStyle: 'small',
      '&:hover': { background: 'bg.muted' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& a[aria-current=true]': chosen,
    '@media print': { display: 'none' },
  },
});

/** Gives the one link or button in it the look of a way on. */
export const TextLink = styled('span', {
  base: {
    display: 'contents',
    '& > a, & > button': {
      ...linkLook,
      '&:hover': { textDecoration: 'underline' },
      '& > svg': { boxSize: '20px' },
    },
  },
  variants: {
    size: {
      /** Beside a title. */
      sm: { '& > a, & > button': { textStyle: 'small', fontWeight: '600' } },
      /** In a tile, the label's height with smaller letters. */
      tile: { '& > a, & > button': { fontSize: '13px' } },
      /** With a small icon and what it weighs. */
      file: {
        '& > a, & > button': {
          gap: '1.5',
          '& > svg': { boxSize: '16px' },
          '& > small': { textStyle: 'caption', fontWeight: '400', color: 'fg.muted' },
        },
      },
    },
  },
});
