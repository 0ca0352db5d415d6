/** The forms in which a person reads and types times of day. */
export const TIME_FORMS = ['24-hour', '12-hour'] as const;
export type TimeForm = (typeof TIME_FORMS)[number];

/** Reads a stored form. Anything else is the 24-hour form. */
export const readTimeForm = (value: unknown): TimeForm =>
  TIME_FORMS.find((form) => form === value) ?? '24-hour';

/** A time of day; not the offset of a zone, and not a time that has its half of the day already. */
const CLOCK = /(?<![+-])\b([01]\d|2[0-4]):([0-5]\d)(:[0-5]\d)?\b(?! ?[AP]M)/g;

const twelve = (_: string, hours: string, minutes: string, seconds = ''): string => {
  const hour = Number(hours) % 24;
  return `${hour % 12 || 12}:${minutes}${seconds} ${hour < 12 ? 'AM' : 'PM'}`;
};

/**
 * Returns a text of the portal with its times in a form: "Mon–Fri 08:00–18:00" becomes "Mon–Fri 8:00 AM–6:00 PM". Not for
 * texts that people wrote.
 */
export const clockText = (text: string, form: TimeForm): string =>
  form === '24-hour' ? text : text.replaceAll(CLOCK, twelve);

const TYPED = /^(\d{1,2})(?:[:.]?(\d\d)(?::\d\d)?)?(?: ?([ap])\.?(?: ?m\.?)?)?$/;

/** Reads a typed time, such as "2:05 pm", "14:05", "1405" or "2p", as `14:05`. Null for a text that is no time. */
export const typedClock = (text: string): string | null => {
  const [, hours, minutes = '00', half] = TYPED.exec(text.trim().toLowerCase()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = Number(hours);
  if (half === undefined ? hour > 23 : hour < 1 || hour > 12) return null;
  const full = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${String(full).padStart(2, '0')}:${minutes}`;
};
