/** A day and a time of day that are typed apart; each is empty until it is there. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** `2026-03-12T08:00` in its two parts; nothing is two empty ones. */
export const splitDateTime = (text: string): DayAndTime => {
  const [day = '', time = ''] = text.split('T');
  return { day, time };
};

/** Both parts in one, and empty while either is. */
export const joinDateTime = ({ day, time }: DayAndTime): string =>
  day === '' || time === '' ? '' : `${day}T${time}`;

/** The part without which the other counts as nothing. */
export const missingPart = ({ day, time }: DayAndTime): 'day' | 'time' | null => {
  if ((day === '') === (time === '')) return null;
  return day === '' ? 'day' : 'time';
};
