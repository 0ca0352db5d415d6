import { planHours } from '../../schedules/effective-hours.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { nextLook } from './found-check.rule.ts';

type WatchPorts = Pick<BackendPorts, 'clock' | 'wallClock'>;

/**
 * Finds out anew when a site is to be looked at, after its hours, areas or time zone changed, in the transaction of the change
 * and after its rows are written. What was to happen before now by hours that did not exist then is not asked; a deadline that
 * passed and was not looked at yet is, by the hours as they are now. A site without hours is watched no longer.
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
  // One that waits to be looked at is asked for, from it on by the hours as they are now.
  const from = deadlineAt !== null && deadlineAt <= now ? deadlineAt - 1 : now;
  const plan = planHours(site.schedules, site.holidays);
  const nums = site.areas.map(({ areaNum }) => areaNum);
  const next = nextLook(plan, nums, from, { clock: wallClock, timeZone: site.timeZone });
  await tx.supervision.put([{ siteNum, watchedFrom, lookedUntil: from, ...next }]);
};

/** The same for every site with hours for holidays, after the list of holidays changed: they are looked at soon. */
export const watchHolidays = (
  tx: Transaction,
  { clock }: Pick<WatchPorts, 'clock'>,
): Promise<void> => tx.supervision.lookAtHolidays(clock.now());
