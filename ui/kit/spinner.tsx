import { styled } from './styled.ts';

/** A turning ring in the text's colour; under reduced motion it stands still and the busy words speak alone. */
export const Spinner = styled('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    boxSize: '18px',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    animation: 'turn .8s linear infinite',
  },
});
