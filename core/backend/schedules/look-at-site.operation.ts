import { planHours } from '../../schedules/effective-hours.rule.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { HeldDevice } from '../signals/signal.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { AreaPast } from './area-past.rule.ts';
import type { AreaCheck } from './event-of-check.rule.ts';
import { checkDeadlines, nextLook } from './found-check.rule.ts';
import { pastOf } from './past-of-area.rule.ts';
import { raiseChecks } from './raise-checks.operation.ts';
import type { SupervisedSite } from './supervision.repository.port.ts';

const DAY_MS = 86400000;
/** How long before a deadline its opening of the hours may have begun, milliseconds. */
const LOOK_BACK_MS = 3 * DAY_MS;
/** Days examined in one look, so that a long time without a server is worked off in pieces. */
const AT_A_TIME_MS = 31 * DAY_MS;

/** What the areas of a site missed, in the order of time. */
const missedBy = (
  site: SupervisedSite,
  find: (area: {
    readonly areaNum: number;
    readonly past: AreaPast;
  }) => ReturnType<typeof checkDeadlines>,
): readonly (AreaCheck & { readonly devNum: number })[] =>
  site.areas
    .flatMap((area) => {
      const { devNum, areaNum, name: areaName } = area;
      const past = pastOf(site, devNum, { ...area, num: areaNum });
      return find({ areaNum, past }).map((check) => ({
        ...check,
        ...{ devNum, areaNum, areaName, panelUser: null, floods: false },
      }));
    })
    .toSorted((a, b) => a.at - b.at);

/**
 * Looks at one site whose time has come: every deadline since the last look in its order, each with its areas as they were at that
 * moment, however late anybody looks; then notes when to look again. False when no site is to be looked at that nobody else
 * looks at (domain guide 6.5).
 */
export const lookAtSite = async (tx: Transaction, ports: NoticePorts): Promise<boolean> => {
  const now = ports.clock.now();
  const watch = await tx.supervision.claimDue(now);
  if (watch === null) return false;
  const { siteNum, watchedFrom, lookedUntil: from } = watch;
  // Signals wait while it is looked at, and what they said before is seen.
  await tx.signals.holdSite(siteNum);
  const until = Math.min(now, from + AT_A_TIME_MS);
  const [site] = await tx.supervision.read([siteNum], from - LOOK_BACK_MS);
  if (site === undefined || site.schedules.length === 0) {
    await tx.supervision.forget(siteNum);
    return true;
  }
  const plan = planHours(site.schedules, site.holidays);
  const place = { clock: ports.wallClock, timeZone: site.timeZone };
  const missed = missedBy(site, (area) => checkDeadlines(plan, area, [from, until], place));
  if (missed.length > 0) {
    const devices = new Map<number, HeldDevice>(
      (await tx.signals.devicesOf(siteNum, from)).map((device) => [device.devNum, device]),
    );
    const found = missed.flatMap(({ devNum, ...check }) => {
      const device = devices.get(devNum);
      return device === undefined ? [] : [{ site, device, check }];
    });
    await raiseChecks(tx, ports, found);
  }
  const nums = site.areas.map(({ areaNum }) => areaNum);
  const next = until < now ? { dueAt: until, deadlineAt: until } : nextLook(plan, nums, now, place);
  await tx.supervision.put(siteNum, { watchedFrom, lookedUntil: until, ...next });
  return true;
};
