import type { AlarmRow, AlarmTimeline } from './alarm-timeline.schema.ts';
import { isAre, type Responder, respondersOf } from './responders-of.rule.ts';
import { safetyText } from './safety-text.rule.ts';
import { endingText, rowText } from './timeline-text.rule.ts';

/** The heading of an alarm: the newest fact, its meaning, and what happens next. The heading never predicts when responders arrive. */
export interface Headline {
  readonly title: string;
  readonly text: string;
  readonly next: readonly string[];
}

/** Formats an instant in the site's time zone. */
type Moment = (at: string) => string;

const ACTIONS = new Set([
  'Picked up',
  'Called',
  'Reached',
  'No answer',
  'Voicemail',
  'Verified',
  'Dispatched',
  'Responder on scene',
  'Cancelled dispatch',
  'Notified',
  'Notified owner',
]);

const isFact = ({ kind, event }: AlarmRow): boolean =>
  kind === 'Cancel/abort' || (kind === 'Operator action' && ACTIONS.has(event));

const CLOSE = 'We close the alarm. You can see how it ended in your history.';
const CALLS = 'We call you or your contacts';

const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

const SIGNALS: ReadonlySet<AlarmRow['kind']> = new Set(['Alarm', 'Trouble', 'Supervisory']);

/** Lowercases the first letter of a phrase for use within a sentence. Abbreviations in capitals stay. */
const inside = (text: string): string =>
  /^\p{Lu}(?:\P{Lu}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const cause = ({ rows, event }: AlarmTimeline): string => {
  const stated = rows.filter(({ kind }) => SIGNALS.has(kind)).map(rowText);
  const [first] = stated;
  if (first === undefined) return `${event}.`;
  // Repeated signals of the same sensor are not mentioned again.
  const last = stated.findLast((text) => text !== first);
  return last === undefined ? `${first}.` : `${first}, then ${inside(last)}.`;
};

const lower = (text: string): string =>
  text.replace(/^(?:The|A|Medical|Help)\b/, (one) => one.toLowerCase());

const listed = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : lower(name))).join(' and ');

const be = (names: readonly string[]): string => (names.length > 1 ? 'are' : isAre(names[0] ?? ''));

/** Returns one line about who has arrived and who is on the way. */
const helpTitle = (active: readonly Responder[]): string => {
  const named = (state: Responder['state']): readonly string[] =>
    active.filter((one) => one.state === state).map(({ name }) => name);
  const [there, coming] = [named('there'), named('coming')];
  const parts = [
    there.length === 0 ? null : `${listed(there)} ${be(there)} there`,
    coming.length === 0 ? null : `${listed(coming)} ${be(coming)} on the way`,
  ].filter((part) => part !== null);
  return parts.map((part, index) => (index === 0 ? part : lower(part))).join(', ');
};

const isOf = ({ event }: AlarmRow): boolean =>
  event === 'Dispatched' || event === 'Responder on scene';

const helped = (
  timeline: AlarmTimeline,
  active: readonly Responder[],
  newest: AlarmRow,
): Headline => {
  const title = helpTitle(active);
  const further = isOf(newest) || newest.event === 'Picked up' ? null : `${rowText(newest)}.`;
  return {
    title,
    text: sentences(cause(timeline), further, safetyText(timeline)),
    next: [title, 'We call you as soon as they tell us what they found', CLOSE],
  };
};

/** Returns the heading of an alarm that an operator put on hold. The heading names the end of the hold, if there is one. */
const putBack = (timeline: AlarmTimeline, moment: Moment): Headline => {
  const until = timeline.state === 'On hold' ? timeline.holdUntil : null;
  return {
    title: until === null ? 'The alarm is on hold' : `The alarm is on hold until ${moment(until)}`,
    text: sentences(cause(timeline), 'It stays open. A new signal brings it back right away.'),
    next: [
      until === null
        ? 'An operator will look at it again'
        : `An operator will look at it again ${moment(until)}`,
      CLOSE,
    ],
  };
};

const waiting = (timeline: AlarmTimeline): Headline => ({
  title: 'Your alarm went off',
  text: sentences(cause(timeline), 'An operator will handle it now.', safetyText(timeline)),
  next: ['An operator looks at it', CALLS, CLOSE],
});

const over = (timeline: AlarmTimeline): Headline => {
  const ending = endingText(timeline);
  return {
    title: 'The alarm is over',
    text: sentences(cause(timeline), ending === null ? null : `${ending}.`),
    next: [],
  };
};

const NEXT: Readonly<Record<string, readonly string[]>> = {
  'Cancelled dispatch': ['We make sure that everyone is safe', CLOSE],
  'Cancel/abort': ['We call to make sure. Have your spoken passcode ready.', CLOSE],
};

/** Returns the heading of an alarm, which a fixed table assigns to the alarm's newest fact (design note 21). */
export const alarmHeadline = (timeline: AlarmTimeline, moment: Moment): Headline => {
  if (timeline.state === 'Cleared') return over(timeline);
  const active = respondersOf(timeline.rows).filter(({ state }) => state !== 'off');
  const isPutBack = timeline.state === 'On hold' || timeline.state === 'Partially cleared';
  const newest = timeline.rows.findLast(isFact);
  const isComing = active.some(({ state }) => state === 'coming');
  if (isPutBack && !isComing) return putBack(timeline, moment);
  // An alarm that was on hold and is new again is described as a new alarm.
  const isWoken =
    timeline.state === 'New' && timeline.rows.some(({ kind }) => kind === 'Partial clear');
  if (newest === undefined || (isWoken && !isComing)) return waiting(timeline);
  if (active.length > 0) return helped(timeline, active, newest);
  return {
    title: newest.event === 'Picked up' ? 'An operator is looking at it' : rowText(newest),
    text: sentences(cause(timeline), safetyText(timeline)),
    next: NEXT[newest.kind] ??
      NEXT[newest.event] ?? [CALLS, 'We send help where it is needed', CLOSE],
  };
};
