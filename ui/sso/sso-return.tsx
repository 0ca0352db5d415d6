import { useEffect } from 'react';
import { Spinner } from '../kit/spinner.tsx';
import { styled } from '../kit/styled.ts';
import { useModel } from '../shell/use-model.ts';

const TITLE = 'Signing you in';

const Room = styled('div', {
  base: {
    display: 'grid',
    gap: '5',
    // Under 150 ms nothing is shown (ui README §9).
    animation: 'appear .2s .15s backwards',
    '& > h1': { textStyle: 'signInTitle' },
    '@media (min-width: 1024px)': { '& > h1': { textStyle: 'figure' } },
    '& > p': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      textStyle: 'form',
      color: 'fg.muted',
    },
  },
});

/** Stands in the form's place while the code a provider sent this browser back with is traded for a session. */
export const SsoReturn = () => {
  useModel('ssoReturn');
  useEffect(() => {
    document.title = `${TITLE} · Login`;
  }, []);
  return (
    <Room>
      <h1>{TITLE}</h1>
      <p role="status">
        <Spinner aria-hidden />
        Finishing single sign-on
      </p>
    </Room>
  );
};
