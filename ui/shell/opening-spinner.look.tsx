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

/** A spinner over the page while a dialog is loading. Shows nothing for the first 150 ms (ui README §9). */
export const OpeningSpinner = () => (
  <Opening role="status" aria-label="Opening">
    <Spinner />
  </Opening>
);
