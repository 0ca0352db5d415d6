import { styled } from '../kit/styled.ts';

/** A picture somebody stored, as large as there is room for, whole, on a ground of its own (kit README §7 “Dialog”). */
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
