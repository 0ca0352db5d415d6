import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { ProviderLogo } from '../kit/logo.tsx';
import { pickArtwork } from './artwork.ts';

const Pane = chakra('aside', {
  base: {
    display: 'none',
    position: 'relative',
    background: 'artwork.night',
    overflow: 'hidden',
    borderInlineStart: '1px solid',
    borderColor: 'border.default',
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
      animation: 'appear .5s',
    },
  },
});
const PoweredBy = chakra('div', {
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

/** Wide screens only: a picture chosen by chance, fetched after the app is ready, and who stands behind it (spec §2.4). */
export const ArtworkPane = ({ providerName }: { readonly providerName: string }) => {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const wide = matchMedia('(min-width: 1024px)');
    const show = (): void => {
      if (wide.matches) setSource((chosen) => chosen ?? pickArtwork(Math.random()));
    };
    show();
    wide.addEventListener('change', show);
    return () => wide.removeEventListener('change', show);
  }, []);
  return (
    <Pane>
      {source !== null && <img src={source} alt="" />}
      <PoweredBy>
        Powered by
        <ProviderLogo name={providerName} size="line" />
      </PoweredBy>
    </Pane>
  );
};
