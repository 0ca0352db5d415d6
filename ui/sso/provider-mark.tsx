import type { ReactNode, SVGProps } from 'react';
import type { SsoProvider } from '#core/sso/sso.schema.ts';
import { Icon } from '../kit/icon.tsx';

/** The providers as people know them (spec §2.4). */
export const PROVIDER_NAMES: Readonly<Record<SsoProvider, string>> = {
  Microsoft: 'Microsoft',
  Okta: 'Okta',
  DUO: 'Duo',
};

// Drawn in the hand of our icons, on their 24 grid; none is a trademark's file.
const drawn = (paths: ReactNode) => (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" fill="currentColor" {...props}>
    {paths}
  </svg>
);
const MARKS = {
  Microsoft: drawn(
    <>
      <rect x="3" y="3" width="8" height="8" rx="1" />
      <rect x="13" y="3" width="8" height="8" rx="1" opacity=".7" />
      <rect x="3" y="13" width="8" height="8" rx="1" opacity=".7" />
      <rect x="13" y="13" width="8" height="8" rx="1" opacity=".45" />
    </>,
  ),
  Okta: drawn(
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Z" />,
  ),
  DUO: drawn(
    <>
      <path d="M3 6h3.5a6 6 0 0 1 0 12H3V6Z" />
      <path d="M21 6h-3.5a6 6 0 0 0 0 12H21V6Z" opacity=".6" />
    </>,
  ),
} as const satisfies Readonly<Record<SsoProvider, unknown>>;

/** A provider's mark beside its name. */
export const ProviderMark = ({ provider }: { readonly provider: SsoProvider }) => (
  <Icon of={MARKS[provider]} size={24} tone="accent" />
);
