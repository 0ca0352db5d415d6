import { useEffect, useState } from 'react';
import { ProviderLogo } from '../kit/logo.tsx';
import { styled } from '../kit/styled.ts';
import { ARTWORK_TURN, pickArtwork } from './artwork.ts';

const Pane = styled('aside', {
  base: {
    display: 'none',
    position: 'relative',
    background: 'artwork.night',
    overflow: 'hidden',
    '@media (min-width: 1024px)': {
      display: 'block',
      position: 'sticky',
      top: '0',
      height: '100dvh',
    },
    '& > img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      objectPosition: '50% 25%',
      animation: 'appear 1s',
    },
  },
});
const PoweredBy = styled('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '40px',
    bottom: '32px',
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textStyle: 'small',
    color: 'artwork.soft',
    '--logo-ink': 'colors.artwork.ink',
    '--logo-soft': 'colors.artwork.soft',
    '--logo-lintel': 'colors.artwork.lintel',
  },
});

const NONE = [null, null] as const;

/** Wide screens only: pictures in an order of chance, fetched after the app is ready, and who stands behind it (spec §2.4). */
export const ArtworkPane = ({ providerName }: { readonly providerName: string }) => {
  // The former picture stays below the new one while that appears.
  const [[before, source], setPictures] = useState<readonly [string | null, string | null]>(NONE);
  useEffect(() => {
    const wide = matchMedia('(min-width: 1024px)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const turn = (): void => {
      if (!wide.matches || document.hidden) return;
      const chance = Math.random();
      setPictures(([, shown]) =>
        shown !== null && still.matches ? [null, shown] : [shown, pickArtwork(chance, shown)],
      );
    };
    const show = (): void => {
      if (wide.matches)
        setPictures((now) => (now[1] === null ? [null, pickArtwork(Math.random())] : now));
    };
    show();
    const timer = setInterval(turn, ARTWORK_TURN);
    wide.addEventListener('change', show);
    return () => {
      clearInterval(timer);
      wide.removeEventListener('change', show);
    };
  }, []);
  return (
    <Pane>
      {[before, source].map(
        (picture) => picture !== null && <img key={picture} src={picture} alt="" />,
      )}
      <PoweredBy>
        Powered by
        <ProviderLogo name={providerName} size="line" />
      </PoweredBy>
    </Pane>
  );
};
