import type { User } from '../session/user.schema.ts';

/** Which dealer, site and device an address names (spec §2.2); null where it names none, `NOBODYS` where what it names is no number. */
export interface Place {
  readonly siteGroupNum: number | null;
  readonly siteNum: number | null;
  readonly devNum: number | null;
}

/** The largest number the provider gives out. */
const LARGEST = 2147483647;

/** The number that no dealer, site or device has. */
const NOBODYS = 0;

const wholeNumber = (text: string | null): number | null => {
  if (text === null || text === '') return null;
  const number = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : NOBODYS;
  return number <= LARGEST ? number : NOBODYS;
};

/** Reads `sg`, `sn` and `dn` of an address; anything but a whole number is nobody's, so that it is told like any other that is unknown. */
export const readPlace = (get: (name: 'sg' | 'sn' | 'dn') => string | null): Place => ({
  siteGroupNum: wholeNumber(get('sg')),
  siteNum: wholeNumber(get('sn')),
  devNum: wholeNumber(get('dn')),
});

type Reach = Pick<User, 'allowedDealers' | 'accountLinks'>;

const groupsOf = ({ allowedDealers, accountLinks }: Reach): readonly number[] =>
  [...allowedDealers, ...accountLinks].map((own) => own.siteGroupNum);

/** Whether a person may work in a group: a dealer in those allowed, a customer in those of linked sites. */
export const mayUseGroup = (siteGroupNum: number, user: Reach): boolean =>
  groupsOf(user).includes(siteGroupNum);

/** The group an address asks for, if it is one of this person's; any other is told, never taken (spec §2.2, SECURITY.md T8). */
export const groupFromAddress = ({ siteGroupNum }: Place, user: Reach): number | null =>
  groupsOf(user).find((own) => own === siteGroupNum) ?? null;

/** The site and device a customer's screen is about. */
export interface LinkedPlace {
  readonly siteNum: number;
  /** Null for a site without devices. */
  readonly devNum: number | null;
}

/**
 * What a customer's screen shows: the linked site the address names, else the active one, else the first; a device that
 * is not the site's gives way to its first. Null without any link.
 */
export const linkedPlace = (
  { siteNum, devNum }: Place,
  {
    links,
    activeSiteNum,
  }: { readonly links: User['accountLinks']; readonly activeSiteNum: number | null },
): LinkedPlace | null => {
  const at = (wanted: number | null) => links.find((link) => link.siteNum === wanted);
  const link = at(siteNum) ?? at(activeSiteNum) ?? links[0];
  if (link === undefined) return null;
  const own = link.devices.find((device) => device.devNum === devNum) ?? link.devices[0];
  return { siteNum: link.siteNum, devNum: own?.devNum ?? null };
};

/** What an address names and does not get. */
export type Untaken = 'group' | 'site' | 'device';

/**
 * What an address names that this person has not, to be told after sign-in (spec §2.2). A customer's sites are checked once
 * their `links` are known; nobody else has any. A device is looked for at the site that is shown, unless the site is
 * already another than the one named.
 */
export const untakenOf = (
  place: Place,
  {
    user,
    links,
    activeSiteNum,
  }: {
    readonly user: Reach;
    readonly links: User['accountLinks'] | null;
    readonly activeSiteNum: number | null;
  },
): readonly Untaken[] => {
  const group = place.siteGroupNum !== null && groupFromAddress(place, user) === null;
  const reported: readonly Untaken[] = group ? ['group'] : [];
  if (links === null) return reported;
  if (place.siteNum !== null && links.every(({ siteNum }) => siteNum !== place.siteNum))
    return [...reported, 'site'];
  const shown = linkedPlace(place, { links, activeSiteNum });
  return place.devNum === null || shown === null || shown.devNum === place.devNum
    ? reported
    : [...reported, 'device'];
};
