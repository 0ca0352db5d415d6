import { styled } from '../kit/styled.ts';

/** A map picture across the width of its card. The text beside the picture must name the same location. */
export const MapPicture = styled('img', {
  base: {
    display: 'block',
    width: '100%',
    height: '132px',
    objectFit: 'cover',
    background: 'bg.muted',
  },
});
