import { styled } from '../kit/styled.ts';
import { Spinner } from '../kit/spinner.tsx';

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
