import { linkLook, row } from './looks.ts';
import { styled } from './styled.ts';

/** On phones and in narrow containers, the note is below the name. */
const BELOW = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  rowGap: '0',
};
const NOTE_BELOW = { order: '1', gridColumn: '2 / -1', textStyle: 'small' };

/** A list of links, each marked `data-link`, with a border above each. */
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

/** The name of the link's target, optionally after a 20 px icon. */
export const LinkName = styled('b', { base: { fontWeight: '600' } });

/** A note about the target, below its name if there is no room beside it. */
export const LinkNote = styled('small', {
  base: {
    fontSize: 'inherit',
    color: 'fg.muted',
    flex: '1 1 auto',
    minWidth: '0',
  },
  variants: {
    /** The note replaces the name. */
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

/** The state of the target, at the end. */
export const LinkState = styled('span', { base: { whiteSpace: 'nowrap' } });

/** Gives the links and buttons inside it the style of a text link. Plain text among them is marked `data-note`. */
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
      /** In a tile: the label's height with smaller letters. */
      tile: { '& > :not([data-note])': { fontSize: '13px' } },
      /** With a small icon and the file size. */
      file: { '& > :not([data-note])': { gap: '1.5', '& > svg': { boxSize: '16px' } } },
    },
  },
});

/** The size of the file behind such a link. */
export const FileWeight = styled('small', {
  base: { textStyle: 'caption', fontWeight: '400', color: 'fg.muted' },
});
