import { styled } from './styled.ts';

/**
 * A spinner in the text's color. Under reduced motion the spinner stands still, so every use needs a text that says that
 * work is in progress.
 */
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
