import { rememberedWallClock } from '../../kernel/remembered-wall-clock.store.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { planHours } from '../../schedules/effective-hours.rule.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { AreaPast } from './area-past.rule.ts';
import type { AreaCheck } from './check-event.rule.ts';
import { checkDeadlines, nextLook } from './found-check.rule.ts';
import { pastOfArea } from './past-of-area.rule.ts';
import { raiseChecks } from './raise-checks.operation.ts';
import type { SupervisedSite, WatchedSite } from './supervision.repository.port.ts';

const DAY_MS = 86400000;
/** Longest time between the start of a business-hours interval and one of its deadlines, in milliseconds. */
const LOOK_BACK_MS = 3 * DAY_MS;
/** Longest period checked at once, in milliseconds. A longer period, such as after a server outage, is checked in several parts. */
const AT_A_TIME_MS = 31 * DAY_MS;

interface Look {
  readonly site: SupervisedSite;
  readonly missed: readonly (AreaCheck & { readonly devNum: number })[];
  readonly next: WatchedSite;
}

/** Returns the failed checks of all areas of a site, earliest first. */
const missedBy = (
  site: SupervisedSite,
  find: (area: {
    readonly areaNum: number;
    readonly past: AreaPast;
  }) => ReturnType<typeof checkDeadlines>,
): Look['missed'] =>
  site.areas
    .flatMap((area) => {
      const { devNum, areaNum, name: areaName } = area;
      const past = pastOfArea(site, devNum, { ...area, num: areaNum });
      return find({ areaNum, past }).map((check) => ({
        ...check,
        devNum,
        areaNum,
        areaName,
        panelUser: null,
        floods: false,
      }));
    })
    .toSorted((a, b) => a.at - b.at);

/** Checks all deadlines of a site since the site was last examined, against the state that each area had at the deadline. */
const lookAt = (
  site: SupervisedSite,
  { siteNum, watchedFrom, lookedUntil: from }: WatchedSite,
  now: number,
  clock: WallClock,
): Look => {
  const until = Math.min(now, from + AT_A_TIME_MS);
  const plan = planHours(site.schedules, site.holidays);
  const localClock = { clock, timeZone: site.timeZone };
  const nums = site.areas.map(({ areaNum }) => areaNum);
  const next =
    until < now
      ? { dueAt: until, deadlineAt: until, closingAt: null }
      : nextLook(plan, nums, now, localClock);
  return {
    site,
    missed: missedBy(site, (area) => checkDeadlines(plan, area, [from, until], localClock)),
    next: { siteNum, watchedFrom, lookedUntil: until, ...next },
  };
};

const raise = async (
  tx: Transaction,
  ports: NoticePorts,
  looks: readonly Look[],
  since: number,
): Promise<void> => {
  const nums = looks.map(({ site }) => site.siteNum);
  const locked = await tx.signals.devicesOf(nums, since);
  const devices = new Map(locked.map((one) => [`${one.siteNum} ${one.devNum}`, one]));
  const found = looks.flatMap(({ site, missed }) =>
    missed.flatMap(({ devNum, ...check }) => {
      const device = devices.get(`${site.siteNum} ${devNum}`);
      return device === undefined ? [] : [{ site, device, check }];
    }),
  );
  await raiseChecks(tx, ports, found);
};

/**
 * Checks the deadlines of sites, raises a check for each missed deadline, and stores when to check each site next (domain
 * guide 6.5). Removes the watches of sites without hours. The caller must have locked the watches.
 */
export const lookAtSites = async (
  tx: Transaction,
  ports: NoticePorts,
  watches: readonly WatchedSite[],
): Promise<void> => {
  const now = ports.clock.now();
  // Blocks new signals of these sites until the transaction ends, so that the read below includes every signal stored before the lock.
  await tx.signals.lockSites(watches.map(({ siteNum }) => siteNum));
  const read = await tx.supervision.read(
    watches.map(({ siteNum, lookedUntil }) => ({ siteNum, since: lookedUntil - LOOK_BACK_MS })),
  );
  const sites = new Map(read.map((site) => [site.siteNum, site]));
  // Caches time-zone conversions, because most sites need the same conversions, and conversions are the most expensive step.
  const clock = rememberedWallClock(ports.wallClock);
  const looks = watches.flatMap((watch) => {
    const site = sites.get(watch.siteNum);
    return site === undefined || site.schedules.length === 0
      ? []
      : [lookAt(site, watch, now, clock)];
  });
  const missing = looks.filter(({ missed }) => missed.length > 0);
  const since = Math.min(...watches.map(({ lookedUntil }) => lookedUntil));
  if (missing.length > 0) await raise(tx, ports, missing, since);
  const kept = new Set(looks.map(({ site }) => site.siteNum));
  await tx.supervision.forget(watches.flatMap(({ siteNum }) => (kept.has(siteNum) ? [] : siteNum)));
  await tx.supervision.put(looks.map(({ next }) => next));
};
