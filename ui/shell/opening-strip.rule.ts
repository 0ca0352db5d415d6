import type { OpenDay } from '#core/openings/site-openings.schema.ts';
import type { DayStrip } from '../kit/day-strips.tsx';
import { formatDay } from '../kit/format-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const spanText = ({ from, to }: OpenDay['spans'][number], now: number | null): string =>
  now !== null && to >= now ? `since ${clock(from)}` : `${clock(from)} to ${clock(to)}`;

/** Returns the strip of an area's day, with a text for screen readers: "Thursday: open since 07:54". */
export const openingStrip = ({ day, spans, now }: OpenDay): DayStrip => {
  const open = spans.map((span) => spanText(span, now));
  return {
    key: day,
    label: formatDay(day, 'weekday'),
    spans,
    now,
    words: `${formatDay(day, 'longWeekday')}: ${open.length === 0 ? 'closed all day' : `open ${open.join(', ')}`}`,
  };
};
