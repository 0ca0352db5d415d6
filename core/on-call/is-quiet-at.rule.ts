import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { Quiet } from './on-call-overview.schema.ts';

/** Whether a moment lies in somebody's quiet hours, which may pass midnight. */
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
