import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import type { OpenAct } from '#core/openings/site-openings.schema.ts';
import { formatTime } from '../../kit/format-time.ts';

const WHAT = {
  open: 'Opened',
  close: 'Closed',
  closeStay: 'Closed (stay)',
  failToOpen: 'Not opened in time',
  failToClose: 'Not closed in time',
} as const satisfies Record<OpenAct['what'], string>;

/** What was done, as a word of its own. */
export const whatText = ({ what }: Pick<OpenAct, 'what'>): string => WHAT[what];

/** Returns who opened or closed: the contact, else the user as the panel reported it; null if nobody is known. */
export const whoText = ({ user, userName }: Pick<OpenAct, 'user' | 'userName'>): string | null => {
  if (userName !== null || user === null) return userName;
  return /^\d+$/.test(user) ? `User ${Number(user)}` : user;
};

/** Returns the acts of one calendar day at the site, oldest first. */
export const actsOfDay = (
  acts: readonly OpenAct[],
  day: string,
  timeZone: string,
): readonly OpenAct[] =>
  acts.filter(({ at }) => calendarDay(Date.parse(at), timeZone) === day).toReversed();

/** Returns an act in a few words: "07:54 Carla Benson", "18:15 not closed in time". */
export const shortAct = (act: OpenAct, timeZone: string): string => {
  const time = formatTime(act.at, timeZone);
  const isMissing = act.what === 'failToOpen' || act.what === 'failToClose';
  const who = isMissing ? whatText(act).toLowerCase() : whoText(act);
  return [time, who ?? whatText(act).toLowerCase()].join(' ');
};

/** Returns an act as a part of a sentence: "closed at 18:20 by Derek Moss, late". */
export const actSentence = (act: OpenAct, timeZone: string): string => {
  const who = whoText(act);
  const by = who === null ? '' : ` by ${who}`;
  const mark = act.mark === null ? '' : `, ${act.mark}`;
  return `${whatText(act).toLowerCase()} at ${formatTime(act.at, timeZone)}${by}${mark}`;
};
