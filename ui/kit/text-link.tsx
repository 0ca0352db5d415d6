import { linkLook } from './looks.ts';
import { styled } from './styled.ts';

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
