import type { AccountLink } from '../session/user.schema.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import type { AccountLinks, LinkedAlarm, LinkedSite } from './account-links.schema.ts';

/** Returns the active site: the chosen site while it is linked, or else a favorite, or else the first link. Null without links. */
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

/** Returns the link of the active site, or null without links. */
export const activeLink = ({ links, activeSiteNum }: AccountLinks): LinkedSite | null => {
  const active = activeSite(links, activeSiteNum);
  return links.find(({ siteNum }) => siteNum === active) ?? null;
};

/** Returns the sites in alarm except the active one, which shows its own alarm. */
export const alarmedElsewhere = (
  links: readonly LinkedSite[],
  siteNum: number | null,
): readonly LinkedSite[] =>
  links.filter((link) => link.badges.alarmActive && link.siteNum !== siteNum);

/** A one-line notice about alarms at other sites. `link` is the site whose alarm started last. */
export interface AlarmsNotice {
  readonly title: string;
  readonly link: LinkedSite;
  /** The alarm of the only other site in alarm; null for several sites, and until the alarm is loaded. */
  readonly alarm: LinkedAlarm | null;
}

export const alarmsNotified = (
  { alarms, links }: AccountLinks,
  siteNum: number | null,
): AlarmsNotice | null => {
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

/** Sorts sites in alarm first and otherwise keeps the order. */
export const alarmsFirst = (links: readonly LinkedSite[]): readonly LinkedSite[] => [
  ...links.filter(({ badges }) => badges.alarmActive),
  ...links.filter(({ badges }) => !badges.alarmActive),
];

/** Returns the number of the active site's group, which is sent with requests (spec §3 "Request context"). */
export const groupOfLinks = (links: AccountLinks): number | null =>
  activeLink(links)?.siteGroupNum ?? null;

/** Returns the links as the session stores them, without badges, which become outdated. */
export const linksOfSession = ({ links }: AccountLinks): AccountLink[] =>
  links.map(({ badges: _, ...link }) => link);

/** The user's choices that the server has not confirmed yet (ui README §9). */
export interface LinkChoices {
  /** Favorite or not, by site number. */
  readonly favorites: ReadonlyMap<number, boolean>;
  /** The site to which the user is switching; null if none. */
  readonly activeSiteNum: number | null;
}

/** Applies the user's choices to the links. Rows keep their positions until the response, so that nothing moves under the pointer. */
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

/** Returns the link that the user requested: the new link, or else the link with that account number. Null if neither exists. */
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

/** Maximum number of links shown without a filter. */
export const LINKS_AT_A_GLANCE = 8;

/** Returns the links whose name, number or address contain every typed word, ignoring case and accents, in unchanged order. */
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
