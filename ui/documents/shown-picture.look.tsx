import { styled } from '../kit/styled.ts';

/** Style of a stored picture, as large as fits without cropping, on a separate background (kit README §7 “Dialog”). */
export const ShownPicture = styled('img', {
  base: {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '70dvh',
    marginInline: 'auto',
    objectFit: 'contain',
    background: 'bg.subtle',
    border: 'subtle',
    borderRadius: 'sm',
  },
});
