import { useState } from 'react';
import { bothThemes } from './looks.ts';
import { styled } from './styled.ts';

const Frame = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: '0',
    '& > svg, & > [data-for]': { height: '100%', width: 'auto', maxWidth: '100%' },
    '& > [data-for]': { objectFit: 'contain', objectPosition: '0 50%' },
    ...bothThemes,
  },
  variants: {
    size: {
      signIn: { height: '28px', '@media (min-width: 64rem)': { height: '32px' } },
      header: { height: '26px' },
      line: { height: '22px' },
    },
  },
});

const Words = styled('span', {
  base: {
    paddingInlineStart: '3',
    fontSize: '1.25rem',
    fontWeight: '600',
    truncate: true,
  },
});

/** The provider whose wordmark the pages contain as outlines. For other providers, the name is written as text beside the mark. */
export const DRAWN_PROVIDER = 'Northgate Monitoring';

export interface LogoProps {
  /** The text of the logo: the name of the dealer or the provider. */
  readonly name: string;
  /** The dealer's pictures for the light and the dark theme; null shows the provider's mark. */
  readonly lightUrl?: string | null;
  readonly darkUrl?: string | null;
  readonly size: 'signIn' | 'header' | 'line';
}

/** The provider's mark and wordmark. Both reference the outlines that each page contains once as `#logo-*`. */
export const ProviderLogo = ({ name, size }: Pick<LogoProps, 'name' | 'size'>) =>
  name === DRAWN_PROVIDER ? (
    <Frame size={size}>
      <svg viewBox="0 0 244 32" role="img" aria-label={name}>
        <use href="#logo-full" />
      </svg>
    </Frame>
  ) : (
    <Frame size={size}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <use href="#logo-mark" />
      </svg>
      <Words>{name}</Words>
    </Frame>
  );

/** The dealer's logo. If the dealer has none or the picture is broken, the provider's mark is shown. */
export const Logo = ({ name, lightUrl = null, darkUrl = null, size }: LogoProps) => {
  const [broken, setBroken] = useState(false);
  const light = lightUrl ?? darkUrl;
  const dark = darkUrl ?? lightUrl;
  if (light === null || dark === null || broken) return <ProviderLogo name={name} size={size} />;
  const fail = () => setBroken(true);
  // The picture may have failed before React attached the error listener.
  const check = (picture: HTMLImageElement | null) => {
    if (picture?.complete === true && picture.naturalWidth === 0) fail();
  };
  return (
    <Frame size={size}>
      <img data-for="light" loading="lazy" src={light} alt={name} ref={check} onError={fail} />
      <img data-for="dark" loading="lazy" src={dark} alt={name} ref={check} onError={fail} />
    </Frame>
  );
};
