import { formatDay } from '../kit/format-time.ts';

/** Returns the Monday of a week as "Mar 9". */
export const mondayOf = (day: string): string => formatDay(day).split(', ')[1] ?? day;
