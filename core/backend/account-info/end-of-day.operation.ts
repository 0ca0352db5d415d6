import type { BackendPorts } from '../backend-ports.ts';

/** Returns the end of a day in a site's time zone, exclusive, in milliseconds UTC; null if the day is null. */
export const endOfDay = (
  { wallClock }: Pick<BackendPorts, 'wallClock'>,
  day: string | null,
  timeZone: string,
): number | null => {
  if (day === null) return null;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86400000).toISOString();
  return wallClock.instant(next.slice(0, 16), timeZone);
};
