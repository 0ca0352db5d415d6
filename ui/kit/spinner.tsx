import { styled } from './styled.ts';

/** A spinner in the text's color. Under reduced motion it stands still, so only a text can show that work is in progress. */
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
