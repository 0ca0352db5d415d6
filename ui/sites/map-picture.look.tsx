import { styled } from '../kit/styled.ts';

/** A picture of a map across the width of its card; what it shows stands in words beside it. */
export const MapPicture = styled('img', {
  base: {
    display: 'block',
    width: '100%',
    height: '132px',
    objectFit: 'cover',
    background: 'bg.muted',
  },
});
