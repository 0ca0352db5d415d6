import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { Quiet } from './on-call-overview.schema.ts';

/** Checks whether an instant is within a person's quiet hours, which may continue past midnight. */
export const isQuietAt = (
  { from, to }: Quiet,
  at: number,
  timeZone: string,
  clock: Pick<WallClock, 'wallTime'>,
): boolean => {
  const [hour = 0, minute = 0] = clock.wallTime(at, timeZone).slice(11).split(':').map(Number);
  const now = hour * 60 + minute;
  return from < to ? from <= now && now < to : now >= from || now < to;
};
