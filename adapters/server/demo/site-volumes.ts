import type { SiteKind } from './demo-world.ts';

/**
 * Number of sites of each kind. Of 180 sites, 60 % are residential, 30 % commercial, 6 % commercial fire, 2 % PERS and 2 %
 * elevator (domain guide 9.2).
 */
export const SITES_PER_KIND: readonly (readonly [SiteKind, number])[] = [
  ['residential', 108],
  ['commercial', 54],
  ['commercialFire', 11],
  ['pers', 4],
  ['elevator', 3],
];

/** Number of sites in each group (domain guide 9.3). */
export const SITES_PER_GROUP: readonly (readonly [number, number])[] = [
  [4471, 98],
  [4472, 22],
  [4473, 20],
  [4480, 22],
  [4490, 18],
];

/** Letters at the start of transmitter codes, by group. */
export const XMIT_PREFIX: Readonly<Record<number, string>> = {
  4471: 'HP',
  4472: 'HP',
  4473: 'HP',
  4480: 'OM',
  4490: 'BP',
};

/** Number of unnamed sites with a second device (domain guide 9.2). */
export const SECOND_DEVICES = 29;

/** Sizes of the demo data. `small` is for tests: all users, every named site and a few other sites. */
export const DEMO_SIZES = ['full', 'small'] as const;
export type DemoSize = (typeof DEMO_SIZES)[number];

/** Limits of the small demo data: sites per group, and sites with a second device. */
export const SMALL = { sitesPerGroup: 8, secondDevices: 3 } as const;

/** Minimum and maximum number of zones per kind of site. */
export const ZONES: Readonly<Record<SiteKind, readonly [number, number]>> = {
  residential: [6, 18],
  commercial: [8, 30],
  commercialFire: [16, 40],
  pers: [4, 5],
  elevator: [4, 6],
};

/** Lowest site number, chosen so that no site number has the same digits as a transmitter code. */
export const FIRST_SITE_NUM = 700101;
