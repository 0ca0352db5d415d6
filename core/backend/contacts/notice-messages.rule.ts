import type { NoticeKind } from '../../contacts/contact.ts';
import { NOTICE_KIND_TEXT } from '../../contacts/notice-kinds.ts';
import { contactState } from '../../contacts/contact-state.rule.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';
import type { NoticeChoice } from './contact.repository.port.ts';

/** An event at a site that contacts may have chosen to be notified of. */
export interface NoticeFact {
  readonly siteNum: number;
  readonly kind: NoticeKind;
  /** Time of the event, milliseconds UTC. */
  readonly at: number;
  /** Description of the event, without a final period. */
  readonly text: string;
}

interface NoticePlace {
  readonly now: number;
  readonly wallClock: WallClock;
  readonly providerName: string;
}

/** Maximum number of characters of one SMS. */
const SHORT = 160;

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, Math.max(length - 1, 0)).trimEnd()}…`;

/** Formats an instant as wall time at the site, with the date unless it is today. */
const whenText = (at: number, timeZone: string, { now, wallClock }: NoticePlace): string => {
  const wall = wallClock.wallTime(at, timeZone);
  const today = wallClock.wallTime(now, timeZone).slice(0, 10);
  const time = wall.slice(11);
  return wall.startsWith(today) ? time : `${wall.slice(0, 10)} ${time}`;
};

const messageOf = (fact: NoticeFact, choice: NoticeChoice, place: NoticePlace): MessageText => {
  const when = whenText(fact.at, choice.timeZone, place);
  const before = `${cut(place.providerName, 30)}: ${cut(choice.siteName, 40)}: `;
  const after = ` (${when})`;
  const short = `${before}${cut(fact.text, SHORT - before.length - after.length)}${after}`;
  const isMail = choice.channel === 'email';
  return contactText(
    { type: isMail ? 'email' : 'cellPhone', value: choice.to },
    {
      subject: `${NOTICE_KIND_TEXT[fact.kind].subject}: ${choice.siteName}`,
      short,
      parts: [
        { before: '', strong: `${fact.text}.`, after: '' },
        `Site: ${choice.siteName}. Time at the site: ${when}.`,
        `You receive this because you asked to be notified. ${place.providerName}`,
      ],
    },
  );
};

/** Checks whether a contact's choice covers an event. A contact who chose alarms is also notified when an alarm is over. */
const hears = (choice: NoticeChoice, fact: NoticeFact): boolean =>
  choice.kind === fact.kind || (fact.kind === 'cleared' && choice.kind === 'alarm');

/**
 * Writes the messages to contacts about some events. Each phone number and e-mail address gets at most one notice per
 * event, and only if its contact is active at the site that day. An SMS has at most 160 characters (domain guide 6.2
 * "Notices").
 */
export const noticeMessages = (
  facts: readonly NoticeFact[],
  choices: readonly NoticeChoice[],
  place: NoticePlace,
): readonly MessageText[] =>
  facts.flatMap((fact) => {
    const notified = new Map<string, NoticeChoice>();
    for (const choice of choices) {
      if (choice.siteNum !== fact.siteNum || !hears(choice, fact)) continue;
      const today = place.wallClock.wallTime(place.now, choice.timeZone).slice(0, 10);
      if (contactState(choice, today) === 'Active')
        notified.set(`${choice.channel} ${choice.to}`, choice);
    }
    return [...notified.values()].map((choice) => messageOf(fact, choice, place));
  });
