import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';

/** Returns one line about an open alarm: its kind, since when, and whether anybody has answered it. */
export const openAlarmText = (
  { serviceType, state }: Pick<AlarmTimeline, 'serviceType' | 'state'>,
  since: string,
): string =>
  `${serviceType} alarm open since ${since}${state === 'New' ? ', not answered yet' : ''}`;
