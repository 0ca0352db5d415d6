import type { BackendPorts } from '../backend-ports.ts';

/** When a day is over by the clocks of a site, milliseconds UTC: what counts through it counts until then; null for none. */
export const endOfDay = (
  { wallClock }: Pick<BackendPorts, 'wallClock'>,
  day: string | null,
  timeZone: string,
): number | null => {
  if (day === null) return null;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86400000).toISOString();
  return wallClock.instant(next.slice(0, 16), timeZone);
};
