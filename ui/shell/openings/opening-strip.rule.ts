import type { OpenAct, OpenDay } from '#core/openings/site-openings.schema.ts';
import type { DayStrip } from '../../kit/day-strips.tsx';
import { formatClock, formatDay } from '../../kit/format-time.ts';
import { actsOfDay, actSentence, shortAct } from './act-text.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minute: number): string =>
  formatClock(`${two(Math.floor(minute / 60))}:${two(minute % 60)}`);

const spanText = ({ from, to }: OpenDay['spans'][number], now: number | null): string =>
  now !== null && to >= now ? `since ${clock(from)}` : `${clock(from)} to ${clock(to)}`;

/** Returns the strip that shows one day of an area, with a text for screen readers: "Thursday: open since 07:54". */
export const openingStrip = ({ day, spans, now }: OpenDay): DayStrip => {
  const open = spans.map((span) => spanText(span, now));
  const closed = now === null ? 'closed all day' : 'closed so far';
  return {
    key: day,
    label: formatDay(day, 'weekday'),
    spans,
    now,
    words: `${formatDay(day, 'longWeekday')}: ${open.length === 0 ? closed : `open ${open.join(', ')}`}`,
  };
};

/** Returns the strip of a day together with who opened and closed the area, and what was early, late or missing. */
export const actsStrip = (day: OpenDay, acts: readonly OpenAct[], timeZone: string): DayStrip => {
  const strip = openingStrip(day);
  const own = actsOfDay(acts, day.day, timeZone);
  if (own.length === 0) return { ...strip, acts: [] };
  return {
    ...strip,
    words: `${strip.words}; ${own.map((act) => actSentence(act, timeZone)).join('; ')}`,
    acts: own.map((act) => ({
      key: `${act.at} ${act.what}`,
      text: shortAct(act, timeZone),
      mark: act.mark ?? (act.what.startsWith('failTo') ? 'missed' : null),
    })),
  };
};
