import { demoAlarms } from './demo-alarms.ts';
import { DEMO_PRIVACY_POLICY, DEMO_TERMS } from './demo-agreements.ts';
import { demoBanner } from './demo-banner.ts';
import { demoContacts } from './demo-contacts.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { DEMO_GROUPS, DEMO_TIME_ZONE } from './demo-groups.ts';
import { DEMO_DEALERS } from './demo-dealers.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoRandom } from './demo-random.ts';
import { demoSiteDetails } from './demo-site-details.ts';
import { DEMO_STAFF } from './demo-staff.ts';
import { demoTests } from './demo-tests.ts';
import { demoTroubles } from './demo-troubles.ts';
import type { DemoSite, DemoWorld } from './demo-world.ts';
import { drawSites } from './draw-sites.ts';
import { NAMED_SITES } from './named-sites.ts';
import type { DemoSize } from './site-volumes.ts';
import { writeSiteScenarios } from './site-scenarios.ts';

/** Seed of the standard demo data. */
export const DEMO_SEED = 4471;

/** All users who can sign in. In each audience, the accounts on the sign-in screen come first. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  ...DEMO_STAFF,
  ...DEMO_DEALERS,
  ...DEMO_CUSTOMERS,
];

const NAMED_XMITS: ReadonlySet<string> = new Set(NAMED_SITES.map((site) => site.xmit));

/** Returns true if no scenario uses the site, so that it may be chosen at random. */
const isFree = (site: DemoSite): boolean => !NAMED_XMITS.has(site.devices[0]?.xmit ?? '');

const RESERVED_PHONES: ReadonlySet<string> = new Set([
  ...DEMO_PEOPLE.flatMap((person) => person.phone ?? []),
  ...DEMO_GROUPS.flatMap((group) => group.looks.supportPhone ?? []),
]);

/** Generates the complete demo data. The same seed, time and size give the same result (domain guide 9.1). */
export const generateDemoWorld = (
  now: number,
  seed: number = DEMO_SEED,
  size: DemoSize = 'full',
): DemoWorld => {
  const random = demoRandom(seed);
  const drawn = drawSites(random, { now, size }, RESERVED_PHONES);
  const sites = writeSiteScenarios(drawn, now, isFree);
  const undisturbed = (site: DemoSite): boolean =>
    isFree(site) && site.devices.every((device) => (device.timerTestDueAt ?? now) >= now);
  return {
    groups: DEMO_GROUPS,
    people: DEMO_PEOPLE,
    sites,
    details: demoSiteDetails(sites, seed, now),
    contacts: demoContacts({ sites, groups: DEMO_GROUPS }, seed, now),
    tests: demoTests(sites, now),
    alarms: demoAlarms(sites, now),
    troubles: demoTroubles(random, sites, now, undisturbed),
    banner: demoBanner(now, DEMO_TIME_ZONE),
    terms: DEMO_TERMS,
    privacyPolicy: DEMO_PRIVACY_POLICY,
  };
};
