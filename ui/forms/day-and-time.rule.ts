/** A date and a time of day that are typed separately. Each is empty until it is typed. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** Splits `2026-03-12T08:00` into its two parts. An empty text gives two empty parts. */
export const splitDateTime = (text: string): DayAndTime => {
  const [day = '', time = ''] = text.split('T');
  return { day, time };
};

/** Joins both parts. Returns an empty text while one of them is empty. */
export const joinDateTime = ({ day, time }: DayAndTime): string =>
  day === '' || time === '' ? '' : `${day}T${time}`;

/** Returns the missing part if only one of the two is typed. */
export const missingPart = ({ day, time }: DayAndTime): 'day' | 'time' | null => {
  if ((day === '') === (time === '')) return null;
  return day === '' ? 'day' : 'time';
};
