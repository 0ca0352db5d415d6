import type { SsoProvider } from '#core/sso/sso.schema.ts';
import { styled } from '../kit/styled.ts';

/** The providers as people know them (spec §2.4). */
export const PROVIDER_NAMES: Readonly<Record<SsoProvider, string>> = {
  Microsoft: 'Microsoft',
  Okta: 'Okta',
  DUO: 'Duo',
};

// Drawn in the hand of our icons, on their 24 grid; none is a trademark's file.
const DRAWINGS: Readonly<Record<SsoProvider, React.ReactNode>> = {
  Microsoft: (
    <>
      <rect x="3" y="3" width="8" height="8" rx="1" />
      <rect x="13" y="3" width="8" height="8" rx="1" opacity=".7" />
      <rect x="3" y="13" width="8" height="8" rx="1" opacity=".7" />
      <rect x="13" y="13" width="8" height="8" rx="1" opacity=".45" />
    </>
  ),
  Okta: (
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Z" />
  ),
  DUO: (
    <>
      <path d="M3 6h3.5a6 6 0 0 1 0 12H3V6Z" />
      <path d="M21 6h-3.5a6 6 0 0 0 0 12H21V6Z" opacity=".6" />
    </>
  ),
};

const Frame = styled('svg', {
  base: { width: '24px', height: '24px', flexShrink: '0', color: 'accent.fg' },
});

/** A provider's mark beside its name. */
export const ProviderMark = ({ provider }: { readonly provider: SsoProvider }) => (
  <Frame viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    {DRAWINGS[provider]}
  </Frame>
);
