import type { OpenAlarm } from './device-state.ts';

/** What is shown of an alarm beside its own event. */
export interface AlarmNews {
  /** When contacts were last notified of the alarm; null while they must not be. */
  readonly toldAt: number | null;
  /** The newest of the alarm's other events and their number; null if it has only one event. */
  readonly further: string | null;
}

/** Returns what happened after an alarm started, so that every list that names the alarm shows it (domain guide 3 "Alarm"). */
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
