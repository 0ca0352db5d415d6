import type { OpenAlarm } from './device-state.ts';

/** What happened in an alarm after the event that opened it. */
export interface AlarmNews {
  /** When contacts were last notified of the alarm; null if never. */
  readonly toldAt: number | null;
  /** The alarm's newest other event and the count of its other events, as text; null if the alarm has only one event. */
  readonly further: string | null;
}

/** Returns what happened after an alarm started, for lists that show the alarm (domain guide 3 "Alarm"). */
export const alarmNews = ({ event, points }: Pick<OpenAlarm, 'event' | 'points'>): AlarmNews => {
  const others = points.filter(({ text }) => text !== event);
  const newest = others.at(-1);
  const times = points.flatMap(({ toldAt }) => toldAt ?? []);
  const more = others.length - 1;
  return {
    toldAt: times.length === 0 ? null : Math.max(...times),
    further: newest === undefined ? null : `${newest.text}${more === 0 ? '' : ` and ${more} more`}`,
  };
};
