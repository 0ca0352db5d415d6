import type { CallHours, ContactDays, NoticeChannel, NoticeKind } from '#core/contacts/contact.ts';
import type { DemoContact } from './demo-contact.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './demo-names.ts';
import { demoRandom, type DemoRandom } from './demo-random.ts';
import { DAY, dayOf } from './demo-time.ts';
import type { DemoGroup, DemoSite } from './demo-world.ts';

/** Area codes of contacts' phone numbers, none of which sites or accounts use. */
const AREA_CODES = [401, 203, 475, 339, 351, 617, 781, 857, 774, 518, 838, 914, 845, 631, 516, 585];

const phonesInTurn = (): (() => string) => {
  let next = 0;
  return () => {
    const area = AREA_CODES[Math.floor(next / 100)];
    if (area === undefined) throw new Error('the call lists have no free phone number left');
    const number = `${area}-555-0${100 + (next % 100)}`;
    next += 1;
    return number;
  };
};

const OFFICE: CallHours = { weekdays: [1, 2, 3, 4, 5], from: 8 * 60, to: 18 * 60 };
const EMPLOYED = ['Manager', 'Employee', 'Employee', 'Owner'] as const;
const AT_HOME = ['Spouse', 'Neighbor', 'Neighbor', 'Tenant'] as const;

const ALWAYS: ContactDays = {
  effective: null,
  expires: null,
  unavailableFrom: null,
  unavailableTo: null,
  suspended: false,
};

const onVacation = (now: number): ContactDays => ({
  ...ALWAYS,
  unavailableFrom: dayOf(now - 3 * DAY),
  unavailableTo: dayOf(now + 9 * DAY),
});
const expired = (now: number): ContactDays => ({ ...ALWAYS, expires: dayOf(now - 20 * DAY) });
const SUSPENDED: ContactDays = { ...ALWAYS, suspended: true };

/**
 * Available days of the contacts that appear in scenarios. Each key consists of the transmitter code of the first device
 * and the position in the call list.
 */
const TOLD: Readonly<Record<string, (now: number) => ContactDays>> = {
  'HP1412 2': onVacation,
  'HP1412 3': () => SUSPENDED,
  'HP1415 2': expired,
};

/** Further properties of contacts in scenarios, with the same keys: one contact is informed but never called, and one leaves soon. */
const TOLD_MORE: Readonly<Record<string, (now: number) => Partial<DemoContact>>> = {
  'HP1412 4': () => ({
    ...ALWAYS,
    authority: 0,
    type: 'Keyholder',
    relation: 'Tenant',
    notices: [
      ['alarm', 'sms'],
      ['alarm', 'email'],
    ],
  }),
  'HP1412 5': (now) => ({
    ...ALWAYS,
    type: 'Keyholder',
    relation: 'Neighbor',
    hasKeys: true,
    expires: dayOf(now + 12 * DAY),
  }),
};

const drawDays = (random: DemoRandom, now: number): ContactDays => {
  const chance = random.int(1, 100);
  if (chance <= 4) return onVacation(now);
  if (chance <= 7) return SUSPENDED;
  return chance <= 10 ? expired(now) : ALWAYS;
};

const NOTICES: readonly (readonly [NoticeKind, NoticeChannel])[] = [
  ['alarm', 'call'],
  ['alarm', 'sms'],
  ['alarm', 'email'],
  ['cleared', 'email'],
  ['trouble', 'email'],
];

const OF_BUSINESS: typeof NOTICES = [...NOTICES, ['schedule', 'sms'], ['schedule', 'email']];

/** Transmitter codes of the five sites that Carla Benson owns. */
const CARLA = new Set(['HP1412', 'HP1415', 'HP1433', 'HP1450', 'HP1462']);

const firstName = (site: DemoSite, random: DemoRandom): readonly [string, string] => {
  if (CARLA.has(site.devices[0]?.xmit ?? '')) return ['Carla', 'Benson'];
  const [last, first] = site.name.split(', ');
  return last !== undefined && first !== undefined
    ? [first, last]
    : [random.pick(GIVEN_NAMES), random.pick(FAMILY_NAMES)];
};

const addressOf = (first: string, last: string): string =>
  first === 'Carla' ? 'owner@example.com' : `${first}.${last}@example.com`.toLowerCase();

const contactsOf = (
  site: DemoSite,
  random: DemoRandom,
  { now, nextPhone }: { readonly now: number; readonly nextPhone: () => string },
): readonly DemoContact[] => {
  const isHome = site.kind === 'residential' || site.kind === 'pers';
  const xmit = site.devices[0]?.xmit ?? '';
  const count = isHome ? random.int(2, 5) : random.int(3, 9);
  return Array.from({ length: count }, (_, index): DemoContact => {
    const isFirst = index === 0;
    const [first, last] = isFirst
      ? firstName(site, random)
      : [random.pick(GIVEN_NAMES), random.pick(FAMILY_NAMES)];
    const cell = { number: nextPhone(), type: 'Cell', ext: null, text: true } as const;
    const second = random.chance(0.3)
      ? [{ number: nextPhone(), type: isHome ? 'Home' : 'Work', ext: null, text: false } as const]
      : [];
    const days = isFirst ? ALWAYS : drawDays(random, now);
    return {
      ...(TOLD[`${xmit} ${index + 1}`]?.(now) ?? days),
      siteGroupNum: site.siteGroupNum,
      siteNum: site.siteNum,
      position: index + 1,
      firstName: first,
      lastName: last,
      company: null,
      type: index > 2 && random.chance(0.2) ? 'User only' : 'Keyholder',
      relation: isFirst ? 'Owner' : random.pick(isHome ? AT_HOME : EMPLOYED),
      authority: isFirst ? 5 : random.int(1, 3),
      panelUser: index + 1,
      ecvOrder: index < 2 ? index + 1 : null,
      hasKeys: index < 3,
      callHours: !isFirst && !isHome && random.chance(0.15) ? [OFFICE] : null,
      phones: [cell, ...second],
      emails: isFirst || random.chance(0.4) ? [addressOf(first, last)] : [],
      notices: isFirst ? (isHome ? NOTICES : OF_BUSINESS) : [['alarm', 'call']],
      ...TOLD_MORE[`${xmit} ${index + 1}`]?.(now),
    };
  });
};

const groupContactOf = ({ siteGroupNum, name }: DemoGroup, number: string): DemoContact => ({
  ...ALWAYS,
  siteGroupNum,
  siteNum: null,
  position: 1,
  firstName: null,
  lastName: null,
  company: `${name} service desk`,
  type: 'Technician',
  relation: 'Service company',
  authority: 3,
  panelUser: null,
  ecvOrder: null,
  hasKeys: false,
  callHours: null,
  phones: [{ number, type: 'Work', ext: null, text: false }],
  emails: [],
  notices: [],
});

/** Returns the duty technician of the largest group, who can be called from 07:00 to 18:00. */
const dutyOf = (group: DemoGroup, number: string): DemoContact => ({
  ...groupContactOf(group, number),
  position: 2,
  company: null,
  firstName: 'Duty',
  lastName: 'technician',
  callHours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: 7 * 60, to: 18 * 60 }],
});

/** Returns two to nine contacts for each site and one service desk for each group (domain guide 9.2). */
export const demoContacts = (
  { sites, groups }: { readonly sites: readonly DemoSite[]; readonly groups: readonly DemoGroup[] },
  seed: number,
  now: number,
): readonly DemoContact[] => {
  const nextPhone = phonesInTurn();
  return [
    ...groups.map((group) => groupContactOf(group, nextPhone())),
    ...sites.flatMap((site) =>
      contactsOf(site, demoRandom(seed ^ (site.siteNum * 31)), { now, nextPhone }),
    ),
    ...groups.slice(0, 1).map((group) => dutyOf(group, nextPhone())),
  ];
};
