import { linkLook, row } from './looks.ts';
import { styled } from './styled.ts';

/** On phones and in narrow containers, the note is below the name. */
const BELOW = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  rowGap: '0',
};
const NOTE_BELOW = { order: '1', gridColumn: '2 / -1', textStyle: 'small' };

/** A list of links, marked `data-link`, with a border above each. */
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
      '@media (max-width: 40rem)': BELOW,
      '@container (max-width: 26.1875rem)': BELOW,
    },
  },
});

/** The name of the link's target, optionally after a 20 px icon. */
export const LinkName = styled('b', { base: { fontWeight: '600' } });

/** A note about the link's target, beside the link's name or, if there is no room, below it. */
export const LinkNote = styled('small', {
  base: {
    fontSize: 'inherit',
    color: 'fg.muted',
    flex: '1 1 auto',
    minWidth: '0',
  },
  variants: {
    /** If true, the note replaces the name. */
    alone: {
      true: {},
      false: {
        '@media (max-width: 40rem)': NOTE_BELOW,
        '@container (max-width: 26.1875rem)': NOTE_BELOW,
      },
    },
  },
  defaultVariants: { alone: false },
});

/** The state of the link's target, at the end of the line. */
export const LinkState = styled('span', { base: { whiteSpace: 'nowrap' } });

/** A container that gives its links and buttons the style of a text link. Plain text inside is marked `data-note`. */
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
      /** For links beside a title. */
      sm: { '& > :not([data-note])': { textStyle: 'small', fontWeight: '600' } },
      /** For links in a tile: the height of a label, with smaller letters. */
      tile: { '& > :not([data-note])': { fontSize: '0.8125rem' } },
      /** For links with a small icon and a file size. */
      file: { '& > :not([data-note])': { gap: '1.5', '& > svg': { boxSize: '16px' } } },
    },
  },
});

/** The file size beside a link to a file. */
export const FileWeight = styled('small', {
  base: { textStyle: 'caption', fontWeight: '400', color: 'fg.muted' },
});
