import { planHours } from '../../schedules/effective-hours.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { nextLook } from './found-check.rule.ts';

type WatchPorts = Pick<BackendPorts, 'clock' | 'wallClock'>;

/**
 * Recalculates when to check a site after its hours, areas or time zone changed. Must run in the transaction of the
 * change, after the rows are written. New hours apply to the future and to a passed deadline that was not checked yet.
 * Removes the watch of a site without hours.
 */
export const watchSite = async (
  tx: Transaction,
  { clock, wallClock }: WatchPorts,
  siteNum: number,
): Promise<void> => {
  const watch = await tx.supervision.lock(siteNum);
  const now = clock.now();
  const [site] = await tx.supervision.read([{ siteNum, since: now }]);
  if (site === undefined || site.schedules.length === 0) {
    await tx.supervision.forget([siteNum]);
    return;
  }
  const { deadlineAt = null, watchedFrom = now } = watch ?? {};
  // If the last deadline has passed but was not checked yet, starts just before that deadline, so that the deadline is
  // checked against the new hours.
  const from = deadlineAt !== null && deadlineAt <= now ? deadlineAt - 1 : now;
  const plan = planHours(site.schedules, site.holidays);
  const nums = site.areas.map(({ areaNum }) => areaNum);
  const next = nextLook(plan, nums, from, { clock: wallClock, timeZone: site.timeZone });
  await tx.supervision.put([{ siteNum, watchedFrom, lookedUntil: from, ...next }]);
};

/** Makes every site with holiday hours due for a check, after the list of holidays changed. */
export const watchHolidays = (
  tx: Transaction,
  { clock }: Pick<WatchPorts, 'clock'>,
): Promise<void> => tx.supervision.lookAtHolidays(clock.now());
