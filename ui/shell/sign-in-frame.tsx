import { useEffect, useState, type ReactNode } from 'react';
import { dialAddress, websiteHost } from '#core/branding/dial-address.rule.ts';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { ProviderLogo, Logo } from '../kit/logo.tsx';
import { PicturePane } from './picture-pane.look.tsx';
import { MEDIA } from '../kit/media.ts';
import { EntryPage } from './entry-page.look.tsx';
import { ThemeToggle } from './theme-toggle.look.tsx';
import { EntryFoot, EntryLink, EntryPlaces, EntryRoom, PhoneLine } from './entry-foot.look.tsx';
import { DemoBar } from './demo-bar.tsx';
import { usePageData } from './page-data.ts';

/** Paths of the pictures beside the form, original artwork of the product (ui README §6). */
const ARTWORK = [
  '/brand/signin-1-terrace.svg',
  '/brand/signin-2-blocks.svg',
  '/brand/signin-3-harbour.svg',
  '/brand/signin-4-plan.svg',
] as const;

/** Milliseconds for which each picture is shown. */
const ARTWORK_TURN = 30000;

/** Returns a random picture other than the shown one. `chance` is at least 0 and less than 1. */
const pickArtwork = (chance: number, shown: string | null = null): string => {
  const others = ARTWORK.filter((picture) => picture !== shown);
  return others[Math.floor(chance * others.length)] ?? ARTWORK[0];
};

const NONE = [null, null] as const;

/**
 * Shows pictures in random order and the provider's name, only on wide screens. The pictures are loaded once the app is
 * ready (spec §2.4).
 */
export const ArtworkPane = ({
  providerName,
  own,
}: {
  readonly providerName: string;
  /** The dealer's picture, which replaces the product's pictures; null for none. */
  readonly own: string | null;
}) => {
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
    <PicturePane pictures={own === null ? [before, source] : [source && own]}>
      Powered by
      <ProviderLogo name={providerName} size="line" />
    </PicturePane>
  );
};

export interface SignInFrameProps {
  /** The status banner above the title. */
  readonly notice: ReactNode;
  /** The current form or step, in one column. */
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

/** The sign-in layout: logo, theme button, one column, and a picture on wide screens (kit README §6). */
export const SignInFrame = ({ notice, children, foot }: SignInFrameProps) => {
  const { configuration, branding } = usePageData();
  const { variant, providerName } = configuration;
  return (
    <EntryPage
      look={variant === 'consumer' ? 'card' : 'wide'}
      logo={
        <Logo
          name={branding.displayName ?? providerName}
          lightUrl={branding.headerLogoUrl}
          darkUrl={branding.darkHeaderLogoUrl}
          size="signIn"
        />
      }
      tool={<ThemeToggle />}
      notice={notice}
      foot={foot}
      picture={<ArtworkPane providerName={providerName} own={branding.loginImageUrl} />}
    >
      {children}
    </EntryPage>
  );
};

export interface SignInFootProps {
  readonly page: PageData;
  /** True while the sign-in form is shown. */
  readonly atForm: boolean;
  readonly atCode: boolean;
  /** True on a page where nobody signs in. */
  readonly elsewhere?: boolean;
  readonly onChooseDemo: (username: string) => void;
}

/** The footer below the column: the support phone number and, in a demo, the demo accounts. */
export const SignInFoot = ({ page, atForm, atCode, elsewhere, onChooseDemo }: SignInFootProps) => {
  const { configuration, branding } = page;
  const { demo, supportPhone, variant } = configuration;
  const consumer = variant === 'consumer';
  const host = websiteHost(branding.website);
  const help = branding.supportPhone ?? supportPhone;
  return (
    <EntryFoot>
      {atForm && consumer && supportPhone !== null && (
        <PhoneLine
          centered
          before="Alarm going off right now? Call"
          phone={supportPhone}
          href={dialAddress(supportPhone)}
          after=", any hour."
        />
      )}
      {help !== null && (!atForm || (!consumer && demo === null)) && (
        <PhoneLine
          centered={consumer}
          before={`${atCode ? 'No code' : elsewhere ? 'Need help' : 'Need help signing in'}? Call support,`}
          phone={help}
          href={dialAddress(help)}
        />
      )}
      {atForm && consumer && (host !== null || branding.supportPhone !== null) && (
        <EntryPlaces data-bottom="">
          {host !== null && (
            <EntryLink
              href={branding.website ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
            >
              {host}
            </EntryLink>
          )}
          {branding.supportPhone !== null && <span>{`Support ${branding.supportPhone}`}</span>}
        </EntryPlaces>
      )}
      {atForm && demo !== null && (
        <EntryRoom data-bottom="">
          <DemoBar count={demo.accounts.length} password={demo.password} onChoose={onChooseDemo} />
        </EntryRoom>
      )}
    </EntryFoot>
  );
};
