import { useEffect, useState } from 'react';
import { ProviderLogo } from '../kit/logo.tsx';
import { PicturePane } from '../kit/picture-pane.tsx';
import { MEDIA } from '../kit/media.ts';

/** The pictures beside the form, original and part of the product (ui README §6). */
const ARTWORK = [
  '/brand/signin-1-terrace.svg',
  '/brand/signin-2-blocks.svg',
  '/brand/signin-3-harbour.svg',
  '/brand/signin-4-plan.svg',
] as const;

/** How long a picture stays, in milliseconds. */
const ARTWORK_TURN = 30000;

/** One of them by chance, another than the one shown; `chance` is at least 0 and less than 1. */
const pickArtwork = (chance: number, shown: string | null = null): string => {
  const others = ARTWORK.filter((picture) => picture !== shown);
  return others[Math.floor(chance * others.length)] ?? ARTWORK[0];
};

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
