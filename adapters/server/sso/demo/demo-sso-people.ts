import type { SsoProvider } from '#core/sso/sso-tenant.schema.ts';

/** The demo world's three issuers: the path of each below the provider's own address, and how its page is headed. */
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

/** Somebody the demo's providers know. */
export interface DemoSsoPerson {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  /** The portal's account they are linked to; null = the providers know them and the portal does not. */
  readonly username: string | null;
}

/** Who can be chosen at each of the three: one signs in, one still owes a code, one is refused. */
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
    note: 'Has no account in the portal and is refused there',
    username: null,
  },
];

/** The same person has another subject at each issuer, as in life. */
export const demoSubject = (slug: string, key: string): string => `${slug}-${key}`;
