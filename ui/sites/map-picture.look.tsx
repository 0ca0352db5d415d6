import { styled } from '../kit/styled.ts';

/** A map picture across the width of its card. Its content is also stated as text beside it. */
export const MapPicture = styled('img', {
  base: {
    display: 'block',
    width: '100%',
    height: '132px',
    objectFit: 'cover',
    background: 'bg.muted',
  },
});
