import { isTimeZone, USUAL_TIME_ZONES } from '../../kernel/read-time-zone.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';

/** Returns today's date in a time zone. For an unknown time zone, uses a default time zone. */
export const todayAt = (
  { clock, wallClock }: Pick<BackendPorts, 'clock' | 'wallClock'>,
  timeZone: string,
): string => {
  const known = isTimeZone(timeZone) ? timeZone : USUAL_TIME_ZONES[0];
  return wallClock.wallTime(clock.now(), known).slice(0, 10);
};
