import type { CallHours } from '#core/contacts/contact.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import type { PasscodeKind } from '#core/passcodes/passcode.ts';
import type { DemoContact } from './demo-contact.ts';
import { demoRandom, type DemoRandom } from './demo-random.ts';
import { DAY, dayOf } from './demo-time.ts';
import type { DemoSite } from './demo-world.ts';

/** The duress code, which looks like an ordinary passcode and means that the caller is being forced. */
export const DEMO_DURESS_CODE = 'BEACON4';
/** Passcode of the technicians, at sites that are serviced often. */
export const DEMO_TECHNICIAN_CODE = 'WRENCH52';
/** PIN of the first contact of every site. */
export const DEMO_PIN = '4907';

const WORDS = [
  'LANTERN',
  'ANCHOR',
  'SPRUCE',
  'TIDE',
  'GRANITE',
  'OSPREY',
  'KELP',
  'CEDAR',
] as const;
const WORKING: CallHours = { weekdays: [1, 2, 3, 4, 5], from: 7 * 60, to: 18 * 60 };

/** A plain-text passcode of the demo data. */
export interface DemoCode {
  readonly siteNum: number;
  readonly holder: string;
  readonly authority: number;
  readonly kind: PasscodeKind;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly hours: readonly CallHours[] | null;
  readonly code: string;
}

const ORDINARY = {
  kind: 'normal',
  validFrom: null,
  validUntil: null,
  hours: null,
} as const;

const LEVELS = [4, 2, 1] as const;

const ofPeople = (
  { siteNum }: DemoSite,
  people: readonly DemoContact[],
  random: DemoRandom,
): readonly DemoCode[] => {
  const first = random.int(0, WORDS.length - 1);
  return people.slice(0, random.int(0, LEVELS.length)).map((person, index) => ({
    ...ORDINARY,
    siteNum,
    holder: contactName(person),
    authority: LEVELS[index] ?? 1,
    code: `${WORDS[(first + index) % WORDS.length] ?? WORDS[0]}${random.int(10, 99)}`,
  }));
};

/** Transmitter code of the site with the most scenarios. */
const TOLD = 'HP1412';

/** Returns the shared passcodes of a site: those of its opener and of its night cleaners. */
const sharedAt = (siteNum: number): readonly DemoCode[] => [
  {
    ...ORDINARY,
    siteNum,
    holder: 'Opening staff',
    authority: 2,
    hours: [{ weekdays: [1, 2, 3, 4, 5, 6], from: 5 * 60, to: 15 * 60 }],
    code: 'HALYARD31',
  },
  {
    ...ORDINARY,
    siteNum,
    holder: 'Night cleaning',
    authority: 1,
    hours: [{ weekdays: [1, 2, 3, 4, 5], from: 20 * 60, to: 23 * 60 }],
    code: 'SEXTANT74',
  },
];

/**
 * Returns the passcodes for contacts, technicians and duress. Including the account passcode, each site has one to six
 * passcodes (domain guide 9.2).
 */
export const demoCodes = (
  sites: readonly DemoSite[],
  contacts: readonly DemoContact[],
  { now, seed }: { readonly now: number; readonly seed: number },
): readonly DemoCode[] =>
  sites.flatMap((site) => {
    const { siteNum, kind } = site;
    const random = demoRandom(seed ^ (siteNum * 67));
    const isSampleSite = site.devices[0]?.xmit === TOLD;
    const drawn = ofPeople(
      site,
      contacts.filter((contact) => contact.siteNum === siteNum),
      random,
    );
    const people = isSampleSite ? drawn.slice(0, 1) : drawn;
    const [owner] = people;
    const isHome = kind === 'residential' || kind === 'pers';
    const technician: DemoCode = {
      ...ORDINARY,
      siteNum,
      holder: 'Service technician',
      authority: 0,
      kind: 'technician',
      validUntil: dayOf(now + 90 * DAY),
      hours: [WORKING],
      code: DEMO_TECHNICIAN_CODE,
    };
    return [
      ...people,
      ...(isSampleSite ? sharedAt(siteNum) : []),
      ...(owner !== undefined && random.chance(0.35)
        ? [{ ...owner, kind: 'duress' as const, code: DEMO_DURESS_CODE }]
        : []),
      ...(isHome ? [] : [technician]),
    ];
  });

/**
 * Returns contact PINs, keyed by the index in `contacts`. The first contact of each site and about half of the other
 * contacts have a PIN.
 */
export const demoPins = (
  contacts: readonly DemoContact[],
  seed: number,
): readonly { readonly index: number; readonly siteNum: number; readonly code: string }[] =>
  contacts.flatMap(({ siteNum, position }, index) => {
    if (siteNum === null) return [];
    if (position === 1) return [{ index, siteNum, code: DEMO_PIN }];
    const random = demoRandom(seed ^ (siteNum * 71 + position));
    return random.chance(0.5) ? [{ index, siteNum, code: String(random.int(5000, 9999)) }] : [];
  });
