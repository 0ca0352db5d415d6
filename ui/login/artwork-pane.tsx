import { useEffect, useState } from 'react';
import { ProviderLogo } from '../kit/logo.tsx';
import { PicturePane } from '../kit/picture-pane.tsx';
import { ARTWORK_TURN, pickArtwork } from './artwork.ts';
import { MEDIA } from '../kit/media.ts';

const NONE = [null, null] as const;

/** Wide screens only: pictures in an order of chance, fetched after the app is ready, and who stands behind it (spec §2.4). */
export const ArtworkPane = ({ providerName }: { readonly providerName: string }) => {
  const [[before, source], setPictures] = useState<readonly [string | null, string | null]>(NONE);
  useEffect(() => {
    const wide = matchMedia(MEDIA.picture);
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
    <PicturePane pictures={[before, source]}>
      Powered by
      <ProviderLogo name={providerName} size="line" />
    </PicturePane>
  );
};
