import type { AccountLink } from '../session/user.schema.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import type { AccountLinks, LinkedAlarm, LinkedSite } from './account-links.schema.ts';

/** The site a customer works with: the one they chose while it is linked, else a favourite, else the first; null without any. */
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

/** The site the customer works with; null without any. */
export const activeLink = ({ links, activeSiteNum }: AccountLinks): LinkedSite | null => {
  const active = activeSite(links, activeSiteNum);
  return links.find(({ siteNum }) => siteNum === active) ?? null;
};

/** The sites in alarm beside the one that is looked at, which says so itself. */
export const alarmedElsewhere = (
  links: readonly LinkedSite[],
  siteNum: number | null,
): readonly LinkedSite[] =>
  links.filter((link) => link.badges.alarmActive && link.siteNum !== siteNum);

/** One line about alarms at other sites. `link` is the site whose alarm began last. */
export interface AlarmsNotified {
  readonly title: string;
  readonly link: LinkedSite;
  /** Null where several sites are in alarm, and until the alarm of the one is loaded. */
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

/** Those in alarm first, the others in their order: nobody looks for a site in alarm. */
export const alarmsFirst = (links: readonly LinkedSite[]): readonly LinkedSite[] => [
  ...links.filter(({ badges }) => badges.alarmActive),
  ...links.filter(({ badges }) => !badges.alarmActive),
];

/** The site group requests carry while the active site is worked with (spec §3 "Request context"). */
export const groupOfLinks = (links: AccountLinks): number | null =>
  activeLink(links)?.siteGroupNum ?? null;

/** The links as the session keeps them: without states, which are as old as their reading. */
export const linksOfSession = ({ links }: AccountLinks): AccountLink[] =>
  links.map(({ badges: _, ...link }) => link);

/** What the person has pressed and the provider has not answered yet (ui README §9). */
export interface LinkChoices {
  /** Site number → favourite or not. */
  readonly favorites: ReadonlyMap<number, boolean>;
  /** The site being switched to. */
  readonly activeSiteNum: number | null;
}

/** The links as the person wants them; rows keep their places until the answer, so that nothing jumps under the pointer. */
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

/** Which of the links is the one that was asked for: the one that is new, else the one of that account number; null when neither shows. */
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

/** Up to this many links are seen at a glance; with more the list has a filter. */
export const LINKS_AT_A_GLANCE = 8;

/** The links whose name, number or address hold every word that was typed, in any case and with or without accents; the order stays. */
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
