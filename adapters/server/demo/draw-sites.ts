import { DEMO_TIME_ZONE } from './demo-groups.ts';
import { drawDevice } from './demo-devices.ts';
import {
  BUSINESS_FIRST,
  BUSINESS_SECOND,
  FAMILY_NAMES,
  FIRE_BUILDINGS,
  GIVEN_NAMES,
  PLACES,
  STREETS,
} from './demo-names.ts';
import type { DemoRandom } from './demo-random.ts';
import type { DemoSite, SiteKind } from './demo-world.ts';
import { NAMED_SITES, type NamedSite } from './named-sites.ts';
import {
  FIRST_SITE_NUM,
  SECOND_DEVICES,
  SITES_PER_GROUP,
  SITES_PER_KIND,
  SMALL,
  XMIT_PREFIX,
  type DemoSize,
} from './site-volumes.ts';

const drawName = (random: DemoRandom, kind: SiteKind): string => {
  if (kind === 'residential' || kind === 'pers')
    return `${random.pick(FAMILY_NAMES)}, ${random.pick(GIVEN_NAMES)}`;
  if (kind === 'commercial')
    return `${random.pick(BUSINESS_FIRST)} ${random.pick(BUSINESS_SECOND)}`;
  const building = `${random.pick(BUSINESS_FIRST)} ${random.pick(FIRE_BUILDINGS)}`;
  return kind === 'elevator' ? `${building} Elevator` : building;
};

/** Repeats a random choice until it gives a new value. */
const drawNew = (taken: Set<string>, draw: () => string): string => {
  let value = draw();
  while (taken.has(value)) value = draw();
  taken.add(value);
  return value;
};

const remaining = <K>(table: readonly (readonly [K, number])[], used: readonly K[]): K[] =>
  table.flatMap(([key, count]) =>
    Array.from({ length: count - used.filter((entry) => entry === key).length }, () => key),
  );

/** Returns random sites besides the named ones, as many as the volumes of each kind and group require (domain guide 9.2). */
const drawUnnamed = (random: DemoRandom): readonly NamedSite[] => {
  const names = new Set(NAMED_SITES.map((site) => site.name));
  const xmits = new Set(NAMED_SITES.flatMap((site) => [site.xmit, site.secondXmit ?? []].flat()));
  const kinds = remaining(
    SITES_PER_KIND,
    NAMED_SITES.map((site) => site.kind),
  );
  const groups = remaining(
    SITES_PER_GROUP,
    NAMED_SITES.map((site) => site.siteGroupNum),
  );
  return groups.map((siteGroupNum) => {
    const [kind] = kinds.splice(random.int(0, kinds.length - 1), 1);
    if (kind === undefined) throw new Error('site volumes by kind and by group differ');
    return {
      siteGroupNum,
      kind,
      name: drawNew(names, () => drawName(random, kind)),
      xmit: drawNew(xmits, () => `${XMIT_PREFIX[siteGroupNum] ?? 'XX'}${random.int(1001, 2999)}`),
      street: `${random.int(1, 499)} ${random.pick(STREETS)}`,
      monitoring: 'monitored',
    };
  });
};

/** Reduces the sites to the first few of each group, for the small demo data. */
const thin = (sites: readonly NamedSite[]): readonly NamedSite[] =>
  sites.filter(
    ({ siteGroupNum }, index) =>
      sites.slice(0, index).filter((site) => site.siteGroupNum === siteGroupNum).length <
      SMALL.sitesPerGroup,
  );

const AREA_CODES = ['207', '603', '802', '978', '508', '413'] as const;

/**
 * Returns a generator of fictitious phone numbers, from 555-0100 to 555-0199 in each area code. The generator never
 * repeats a number and never returns a reserved number (domain guide 9.1).
 */
const freePhones = (reserved: ReadonlySet<string>): (() => string) => {
  const free = AREA_CODES.flatMap((area) =>
    Array.from({ length: 100 }, (_, index) => `${area}-555-0${100 + index}`),
  ).filter((phone) => !reserved.has(phone));
  let next = 0;
  return () => {
    const phone = free[next];
    if (phone === undefined) throw new Error('the demo world has no free phone number left');
    next += 1;
    return phone;
  };
};

/** Returns all sites with their devices, before scenarios change some of them. */
export const drawSites = (
  random: DemoRandom,
  input: { readonly now: number; readonly size: DemoSize },
  reservedPhones: ReadonlySet<string>,
): readonly DemoSite[] => {
  const { now, size } = input;
  const nextPhone = freePhones(reservedPhones);
  const unnamed = drawUnnamed(random);
  const drafts = [...NAMED_SITES, ...(size === 'small' ? thin(unnamed) : unnamed)];
  const secondDevices = size === 'small' ? SMALL.secondDevices : SECOND_DEVICES;
  return drafts.map((draft, index) => {
    const base = { kind: draft.kind, monitoring: draft.monitoring, now };
    const main = drawDevice(random, { ...base, devNum: 1, xmit: draft.xmit, second: false });
    const drawn = index >= drafts.length - secondDevices;
    const secondXmit = draft.secondXmit ?? (drawn ? `${draft.xmit}F` : null);
    const place = index < NAMED_SITES.length ? PLACES[0] : random.pick(PLACES);
    return {
      siteNum: FIRST_SITE_NUM + index,
      siteGroupNum: draft.siteGroupNum,
      kind: draft.kind,
      name: draft.name,
      street: draft.street,
      ...place,
      phone: nextPhone(),
      timeZone: DEMO_TIME_ZONE,
      monitoring: draft.monitoring,
      devices:
        secondXmit === null
          ? [main]
          : [main, drawDevice(random, { ...base, devNum: 2, xmit: secondXmit, second: true })],
    };
  });
};
