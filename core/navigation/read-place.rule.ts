import type { User } from '../session/user.schema.ts';

/** Which dealer, site and device an address names (spec §2.2); null where it names none. */
export interface Place {
  readonly siteGroupNum: number | null;
  readonly siteNum: number | null;
  readonly devNum: number | null;
}

/** The largest number the provider gives out. */
const LARGEST = 2147483647;

/** Text that is no such number becomes `NaN`, which is not even at most the largest. */
const wholeNumber = (text: string | null): number | null => {
  const number = Number(/^[1-9][0-9]{0,9}$/.exec(String(text))?.[0]);
  return number <= LARGEST ? number : null;
};

/** Reads `sg`, `sn` and `dn` of an address; anything but a whole number counts as not said. */
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

/** The group an address asks for, if it is one of this person's; any other is ignored (spec §2.2). */
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
