import type { SsoProvider } from '#core/sso/sso-tenant.schema.ts';

/** The three demo issuers, each with its URL path segment and page title. */
export const DEMO_ISSUERS = [
  { provider: 'Microsoft', slug: 'microsoft', title: 'Microsoft' },
  { provider: 'Okta', slug: 'okta', title: 'Okta' },
  { provider: 'DUO', slug: 'duo', title: 'Duo' },
] as const satisfies readonly {
  readonly provider: SsoProvider;
  readonly slug: string;
  readonly title: string;
}[];
export type DemoIssuer = (typeof DEMO_ISSUERS)[number];

/** A person known to the demo providers. */
export interface DemoSsoPerson {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  /** Username of the linked portal account; null if the portal does not know the person. */
  readonly username: string | null;
}

/** The people offered by each demo provider: one signs in, one must also enter a code, one is refused. */
export const DEMO_SSO_PEOPLE: readonly DemoSsoPerson[] = [
  {
    key: 'mia.torres',
    name: 'Mia Torres',
    note: 'Harbor Point Alarm, signs in to the portal as dealer.sso',
    username: 'dealer.sso',
  },
  {
    key: 'dana.reyes',
    name: 'Dana Reyes',
    note: 'Harbor Point Alarm, dealer.admin: the portal still asks for a code',
    username: 'dealer.admin',
  },
  {
    key: 'sam.keller',
    name: 'Sam Keller',
    note: 'Has no account in the portal and can’t sign in',
    username: null,
  },
];

/** Returns a person's subject at an issuer. As with real providers, each issuer has a different subject. */
export const demoSubject = (slug: string, key: string): string => `${slug}-${key}`;
