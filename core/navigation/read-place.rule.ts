import type { User } from '../session/user.schema.ts';

/**
 * The dealer, site and device in a URL (spec §2.2). A field is null when the URL does not contain it, and `NOBODYS` when
 * its value is not a valid number.
 */
export interface Place {
  readonly siteGroupNum: number | null;
  readonly siteNum: number | null;
  readonly devNum: number | null;
}

/** The largest valid dealer, site or device number. */
const LARGEST = 2147483647;

/** A number that belongs to no dealer, site or device. */
const NOBODYS = 0;

const wholeNumber = (text: string | null): number | null => {
  if (text === null || text === '') return null;
  const number = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : NOBODYS;
  return number <= LARGEST ? number : NOBODYS;
};

/**
 * Reads the URL parameters `sg`, `sn` and `dn`. A value that is not a valid number becomes `NOBODYS`, which is later
 * reported as an unknown number.
 */
export const readPlace = (get: (name: 'sg' | 'sn' | 'dn') => string | null): Place => ({
  siteGroupNum: wholeNumber(get('sg')),
  siteNum: wholeNumber(get('sn')),
  devNum: wholeNumber(get('dn')),
});

type Reach = Pick<User, 'allowedDealers' | 'accountLinks'>;

const groupsOf = ({ allowedDealers, accountLinks }: Reach): readonly number[] =>
  [...allowedDealers, ...accountLinks].map((own) => own.siteGroupNum);

/**
 * Checks whether a person may work in a group. Dealers may use their allowed groups; customers may use the groups of their
 * linked sites.
 */
export const mayUseGroup = (siteGroupNum: number, user: Reach): boolean =>
  groupsOf(user).includes(siteGroupNum);

/**
 * Returns the group in a URL if this person may work in it, otherwise null. A group that the person may not use is
 * reported and never activated (spec §2.2, SECURITY.md T8).
 */
export const groupFromAddress = ({ siteGroupNum }: Place, user: Reach): number | null =>
  groupsOf(user).find((own) => own === siteGroupNum) ?? null;

/** The site and device that a customer's screen shows. */
export interface LinkedPlace {
  readonly siteNum: number;
  /** Null for a site without devices. */
  readonly devNum: number | null;
}

/**
 * Returns the site and device for a customer's screen, or null when no site is linked. The linked site in the URL is
 * preferred, then the active site, then the first linked site. A device of another site is replaced by the first device of
 * the returned site.
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

/** A part of a URL that can be refused because it does not belong to the person. */
export type Untaken = 'group' | 'site' | 'device';

/**
 * Returns which parts of a URL name a group, site or device that the person cannot open, so that the portal can report
 * them after sign-in (spec §2.2). Sites and devices are checked only when `links` is known; a device of an unlinked site is not reported in
 * addition to the site.
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
  const untaken: readonly Untaken[] = group ? ['group'] : [];
  if (links === null) return untaken;
  if (place.siteNum !== null && links.every(({ siteNum }) => siteNum !== place.siteNum))
    return [...untaken, 'site'];
  const shown = linkedPlace(place, { links, activeSiteNum });
  return place.devNum === null || shown === null || shown.devNum === place.devNum
    ? untaken
    : [...untaken, 'device'];
};
