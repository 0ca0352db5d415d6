import type { BackendPorts } from '../backend-ports.ts';

/** Returns when a day ends in a site's time zone, in milliseconds UTC: what is valid on that day is valid until then. Null for no day. */
export const endOfDay = (
  { wallClock }: Pick<BackendPorts, 'wallClock'>,
  day: string | null,
  timeZone: string,
): number | null => {
  if (day === null) return null;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86400000).toISOString();
  return wallClock.instant(next.slice(0, 16), timeZone);
};
