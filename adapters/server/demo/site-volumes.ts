import type { SiteKind } from './demo-world.ts';

/** Sites of each kind: 60 % residential, 30 % commercial, 6 % commercial fire, 2 % PERS, 2 % elevator of 180 (domain guide 9.2). */
export const SITES_PER_KIND: readonly (readonly [SiteKind, number])[] = [
  ['residential', 108],
  ['commercial', 54],
  ['commercialFire', 11],
  ['pers', 4],
  ['elevator', 3],
];

/** Number of sites of each group. The brand-new dealer has none (domain guide 9.3). */
export const SITES_PER_GROUP: readonly (readonly [number, number])[] = [
  [4471, 98],
  [4472, 22],
  [4473, 20],
  [4480, 22],
  [4490, 18],
];

/** Letters before the digits of a transmitter code, by dealer. */
export const XMIT_PREFIX: Readonly<Record<number, string>> = {
  4471: 'HP',
  4472: 'HP',
  4473: 'HP',
  4480: 'OM',
  4490: 'BP',
};

/** Number of unnamed sites with a second device, so that 180 sites have 210 devices (domain guide 9.2). */
export const SECOND_DEVICES = 29;

/** Size of the demo data: full, or for tests the users, every named site and a few others. */
export const DEMO_SIZES = ['full', 'small'] as const;
export type DemoSize = (typeof DEMO_SIZES)[number];

/** Limits of the small demo data: sites of each group, and sites with a second device. */
export const SMALL = { sitesPerGroup: 8, secondDevices: 3 } as const;

/** Minimum and maximum number of zones for each kind of site. */
export const ZONES: Readonly<Record<SiteKind, readonly [number, number]>> = {
  residential: [6, 18],
  commercial: [8, 30],
  commercialFire: [16, 40],
  pers: [4, 5],
  elevator: [4, 6],
};

/** First number of a site. A site number is never shown beside a transmitter code of the same digits. */
export const FIRST_SITE_NUM = 700101;
