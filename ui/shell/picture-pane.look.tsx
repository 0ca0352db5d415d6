import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Pane = styled('aside', {
  base: {
    display: 'none',
    position: 'relative',
    background: 'artwork.night',
    overflow: 'hidden',
    '@media (min-width: 64rem)': {
      display: 'block',
      position: 'sticky',
      top: '0',
      height: '100dvh',
    },
  },
});
const Picture = styled('img', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 25%',
    animation: 'appear 1s',
  },
});
const Line = styled('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '40px',
    bottom: '32px',
    zIndex: '1',
    ...row('3'),
    textStyle: 'small',
    color: 'artwork.soft',
    '--logo-ink': 'colors.artwork.ink',
    '--logo-soft': 'colors.artwork.soft',
    '--logo-lintel': 'colors.artwork.lintel',
  },
});

interface PicturePaneProps {
  readonly pictures: readonly (string | null)[];
  readonly children: ReactNode;
}

/** A picture that fills half of a wide window, with a line of text on it. A new picture fades in over the previous one. */
export const PicturePane = ({ pictures, children }: PicturePaneProps) => (
  <Pane>
    {pictures.map((picture) => picture !== null && <Picture key={picture} src={picture} alt="" />)}
    <Line>{children}</Line>
  </Pane>
);
