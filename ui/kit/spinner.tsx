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

const Opening = styled('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '60',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    animation: 'appear .2s .15s backwards',
  },
});

/** A ring over the page while a dialog is fetched; under 150 ms nothing is shown (ui README §9). */
export const OpeningSpinner = () => (
  <Opening role="status" aria-label="Opening">
    <Spinner />
  </Opening>
);
