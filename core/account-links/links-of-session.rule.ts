import type { AccountLink } from '../session/user.schema.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import type { AccountLinks, LinkedAlarm, LinkedSite } from './account-links.schema.ts';

/**
 * Returns the site a customer works with: the chosen one while it is linked, otherwise a favorite, otherwise the first;
 * null without any.
 */
export const activeSite = (
  links: readonly Pick<AccountLink, 'siteNum' | 'isFavorite'>[],
  chosen: number | null,
): number | null => {
  const active =
    links.find(({ siteNum }) => siteNum === chosen) ??
    links.find(({ isFavorite }) => isFavorite) ??
    links[0];
  return active?.siteNum ?? null;
};

/** Returns the link of the site the customer works with; null without any. */
export const activeLink = ({ links, activeSiteNum }: AccountLinks): LinkedSite | null => {
  const active = activeSite(links, activeSiteNum);
  return links.find(({ siteNum }) => siteNum === active) ?? null;
};

/** Returns the sites in alarm other than the current one, which shows its own alarm. */
export const alarmedElsewhere = (
  links: readonly LinkedSite[],
  siteNum: number | null,
): readonly LinkedSite[] =>
  links.filter((link) => link.badges.alarmActive && link.siteNum !== siteNum);

/** One line about alarms at other sites. `link` is the site whose alarm started last. */
export interface AlarmsNotified {
  readonly title: string;
  readonly link: LinkedSite;
  /** Null if several sites are in alarm, and until the alarm of the single one is loaded. */
  readonly alarm: LinkedAlarm | null;
}

export const alarmsNotified = (
  { alarms, links }: AccountLinks,
  siteNum: number | null,
): AlarmsNotified | null => {
  const elsewhere = alarmedElsewhere(links, siteNum);
  const newest = alarms
    .filter((alarm) => elsewhere.some((link) => link.siteNum === alarm.siteNum))
    .reduce<LinkedAlarm | null>(
      (last, alarm) => (last === null || alarm.raisedAt > last.raisedAt ? alarm : last),
      null,
    );
  const link = elsewhere.find((one) => one.siteNum === newest?.siteNum) ?? elsewhere[0];
  if (link === undefined) return null;
  if (elsewhere.length > 1)
    return { title: `${elsewhere.length} of your sites are in alarm`, link, alarm: null };
  return { title: `Alarm at ${link.siteName}`, link, alarm: newest };
};

/** Sorts the sites in alarm first and keeps the order otherwise, so that no one has to search for a site in alarm. */
export const alarmsFirst = (links: readonly LinkedSite[]): readonly LinkedSite[] => [
  ...links.filter(({ badges }) => badges.alarmActive),
  ...links.filter(({ badges }) => !badges.alarmActive),
];

/** Returns the site group that requests carry for the active site (spec §3 "Request context"). */
export const groupOfLinks = (links: AccountLinks): number | null =>
  activeLink(links)?.siteGroupNum ?? null;

/** Returns the links as the session stores them: without states, which become outdated. */
export const linksOfSession = ({ links }: AccountLinks): AccountLink[] =>
  links.map(({ badges: _, ...link }) => link);

/** The user's choices that the provider has not confirmed yet (ui README §9). */
export interface LinkChoices {
  /** Site number → favorite or not. */
  readonly favorites: ReadonlyMap<number, boolean>;
  /** The site being switched to. */
  readonly activeSiteNum: number | null;
}

/** Returns the links as the user chose them. Rows keep their positions until the response, so that nothing moves under the pointer. */
export const chosenLinks = (links: AccountLinks, choices: LinkChoices): AccountLinks => ({
  ...links,
  links: links.links.map((link) => ({
    ...link,
    isFavorite: choices.favorites.get(link.siteNum) ?? link.isFavorite,
  })),
  activeSiteNum: choices.activeSiteNum ?? links.activeSiteNum,
});

const digitsAndLetters = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Returns the link that was requested: the new one, otherwise the one with that account number; null if neither is found. */
export const addedLink = (
  before: readonly LinkedSite[],
  after: readonly LinkedSite[],
  accountNumber: string,
): LinkedSite | null => {
  const known = new Set(before.map(({ siteNum }) => siteNum));
  const asked = digitsAndLetters(accountNumber);
  return (
    after.find(({ siteNum }) => !known.has(siteNum)) ??
    after.find(({ xmit, siteNum }) => [digitsAndLetters(xmit), String(siteNum)].includes(asked)) ??
    null
  );
};

/** Up to this many links the list has no filter. */
export const LINKS_AT_A_GLANCE = 8;

/** Returns the links whose name, number or address contain every typed word, ignoring case and accents; the order stays. */
export const filterLinks = <Link extends AccountLink>(
  links: readonly Link[],
  typed: string,
): readonly Link[] => {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return links.filter((link) => {
    const text = foldText(
      [link.siteName, link.address, link.xmit, ...link.devices.map(({ xmit }) => xmit)].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
};
