import type { OpenAlarm } from './device-state.ts';

/** What is said of an alarm beside its own event. */
export interface AlarmNews {
  /** When people were notified of it last; null while they may not be. */
  readonly toldAt: number | null;
  /** The newest of its other events, and how many there are; null where it has one alone. */
  readonly further: string | null;
}

/** What went on after an alarm began, so that every list that names it says so (domain guide 3 "Alarm"). */
export const alarmNews = ({ event, points }: Pick<OpenAlarm, 'event' | 'points'>): AlarmNews => {
  const others = points.filter(({ text }) => text !== event);
  const newest = others.at(-1);
  const notified = points.flatMap(({ toldAt }) => toldAt ?? []);
  const more = others.length - 1;
  return {
    toldAt: notified.length === 0 ? null : Math.max(...notified),
    further: newest === undefined ? null : `${newest.text}${more === 0 ? '' : ` and ${more} more`}`,
  };
};
