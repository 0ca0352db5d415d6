import { linkLook, row } from './looks.ts';
import { styled } from './styled.ts';

/** On phones, and in a narrow place, what is said of a name stands below it. */
const BELOW = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  rowGap: '0',
};
const NOTE_BELOW = { order: '1', gridColumn: '2 / -1', textStyle: 'small' };

/** A list of links, each marked `data-link`, a line above each. */
export const LinkRows = styled('ul', {
  base: {
    containerType: 'inline-size',
    '& [data-link]': {
      ...row('3'),
      minHeight: '48px',
      padding: '8px 16px',
      borderTop: 'subtle',
      color: 'fg.default',
      '&:hover': { background: 'bg.subtle' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '& > svg': { boxSize: '20px', color: 'fg.muted' },
      '@media (max-width: 640px)': BELOW,
      '@container (max-width: 419px)': BELOW,
    },
  },
});

/** What such a link leads to; before it may stand a drawing, 20 px. */
export const LinkName = styled('b', { base: { fontWeight: '600' } });

/** What is said of it; below its name where there is no room beside it. */
export const LinkNote = styled('small', {
  base: {
    fontSize: 'inherit',
    color: 'fg.muted',
    flex: '1 1 auto',
    minWidth: '0',
  },
  variants: {
    /** It stands for the name. */
    alone: {
      true: {},
      false: {
        '@media (max-width: 640px)': NOTE_BELOW,
        '@container (max-width: 419px)': NOTE_BELOW,
      },
    },
  },
  defaultVariants: { alone: false },
});

/** How it is, at the end. */
export const LinkState = styled('span', { base: { whiteSpace: 'nowrap' } });

/** Gives the links and buttons in it the look of a way on; words in their place are marked `data-note`. */
export const TextLink = styled('span', {
  base: {
    display: 'contents',
    '& > :not([data-note])': {
      ...linkLook,
      '&:hover': { textDecoration: 'underline' },
      '& > svg': { boxSize: '20px' },
    },
  },
  variants: {
    size: {
      /** Beside a title. */
      sm: { '& > :not([data-note])': { textStyle: 'small', fontWeight: '600' } },
      /** In a tile, the label's height with smaller letters. */
      tile: { '& > :not([data-note])': { fontSize: '13px' } },
      /** With a small icon and what it weighs. */
      file: { '& > :not([data-note])': { gap: '1.5', '& > svg': { boxSize: '16px' } } },
    },
  },
});

/** What the file behind such a link weighs. */
export const FileWeight = styled('small', {
  base: { textStyle: 'caption', fontWeight: '400', color: 'fg.muted' },
});
