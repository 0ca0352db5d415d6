/** A date and a time of day that are typed separately; an untyped part is empty. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** Splits `2026-03-12T08:00` into date and time. An empty text gives two empty parts. */
export const splitDateTime = (text: string): DayAndTime => {
  // A typed text that is no date may contain a "T" too.
  const at = text.lastIndexOf('T');
  return at === -1 ? { day: text, time: '' } : { day: text.slice(0, at), time: text.slice(at + 1) };
};

/** Joins date and time. Returns an empty text only if both parts are empty, so that half a time is never taken as none. */
export const joinDateTime = ({ day, time }: DayAndTime): string =>
  day === '' && time === '' ? '' : `${day}T${time}`;

/** Returns the missing part if only one part is typed; otherwise null. */
export const missingPart = ({ day, time }: DayAndTime): 'day' | 'time' | null => {
  if ((day === '') === (time === '')) return null;
  return day === '' ? 'day' : 'time';
};
