import { drawDeviceDetails } from './demo-device-details.ts';
import { demoRandom, type DemoRandom } from './demo-random.ts';
import { DAY } from './demo-time.ts';
import { NAMED_DETAILS } from './named-details.ts';
import type { DemoSite, DemoSiteDetails, SiteKind } from './demo-world.ts';

const SERVICES: Readonly<Record<SiteKind, readonly string[]>> = {
  residential: ['Burglary', 'Fire'],
  commercial: ['Burglary', 'Fire', 'Open/close supervision'],
  commercialFire: ['Fire'],
  pers: ['Medical'],
  elevator: ['Medical'],
};

/** For each city: its county, and the last two digits of the phone numbers of its police and fire agencies. */
const PLACES: Readonly<Record<string, readonly [county: string, line: number]>> = {
  'Port Alder': ['Alder County', 10],
  'Harrow Falls': ['Alder County', 20],
  Stonewick: ['Stonewick County', 30],
  'East Alder': ['Alder County', 40],
  Merrin: ['Merrin County', 50],
  'Cold Ledge': ['Merrin County', 60],
};

const CROSS_STREETS = ['Beacon Street', 'Wharf Street', 'Kiln Street', 'Cooper Street'] as const;
const HAZARDS = ['Propane tank behind the building', 'Icy steps in winter'] as const;
const PETS = ['Dog in the yard, friendly', 'Two cats', 'Large dog, stays in the kitchen'] as const;

const maybe = <T>(random: DemoRandom, probability: number, list: readonly T[]): T | null =>
  random.chance(probability) ? random.pick(list) : null;

const agenciesOf = (city: string, line: number): DemoSiteDetails['agencies'] => [
  { kind: 'Police', name: `${city} Police`, phone: `860-555-01${line}` },
  { kind: 'Fire', name: `${city} Fire Department`, phone: `860-555-01${line + 1}` },
  { kind: 'Medical', name: `${city} Ambulance`, phone: `860-555-01${line + 2}` },
];

const drawPermits = (random: DemoRandom, site: DemoSite): DemoSiteDetails['permits'] => {
  if (site.kind === 'pers' || site.kind === 'elevator' || !random.chance(0.6)) return [];
  const issuedDay = -random.int(20, 350);
  const type = site.kind === 'commercialFire' ? 'Fire alarm' : 'Burglar alarm';
  const number = `P-${random.int(1000, 9999)}`;
  return [{ type, number, issuedDay, expiresDay: issuedDay + 365, agency: `City of ${site.city}` }];
};

const drawDetails = (random: DemoRandom, site: DemoSite, now: number): DemoSiteDetails => {
  const [county, line] = PLACES[site.city] ?? [null, 70];
  const atHome = site.kind === 'residential' || site.kind === 'pers';
  const note = { text: 'Contractors on site until the end of the week.', expiresAt: now + 3 * DAY };
  return {
    siteNum: site.siteNum,
    county,
    crossStreet: maybe(random, 0.7, CROSS_STREETS),
    subdivision: null,
    dispatchInstructions: null,
    directions: null,
    hazards: maybe(random, 0.15, HAZARDS),
    pets: atHome ? maybe(random, 0.4, PETS) : null,
    services: SERVICES[site.kind],
    phones: [],
    agencies: agenciesOf(site.city, line),
    permits: drawPermits(random, site),
    notes: random.chance(0.08) ? [note] : [],
    devices: site.devices.map((device) => drawDeviceDetails(random, site.kind, device)),
    ...NAMED_DETAILS[site.devices[0]?.xmit ?? '']?.(now),
  };
};

/**
 * Returns the details of every site. Only the site number determines the random choices, so that new details do not change
 * other demo data.
 */
export const demoSiteDetails = (
  sites: readonly DemoSite[],
  seed: number,
  now: number,
): readonly DemoSiteDetails[] =>
  sites.map((site) => drawDetails(demoRandom(seed ^ site.siteNum), site, now));
