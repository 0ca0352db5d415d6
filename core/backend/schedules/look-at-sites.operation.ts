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
/** How long before a deadline its opening of the hours may have begun, milliseconds. */
const LOOK_BACK_MS = 3 * DAY_MS;
/** Days examined in one look, so that a long time without a server is worked off in pieces. */
const AT_A_TIME_MS = 31 * DAY_MS;

/** What one site missed, and when it is to be looked at next. */
interface Look {
  readonly site: SupervisedSite;
  readonly missed: readonly (AreaCheck & { readonly devNum: number })[];
  readonly next: WatchedSite;
}

/** What the areas of a site missed, in the order of time. */
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

/** Every deadline of a site since its own last look, each with its areas as they were at that moment, however late anybody looks. */
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
 * Looks at sites whose watches are held, each from its own last look on; raises what was missed, and notes when to look again: the
 * same few statements however many they are (domain guide 6.5). A site without hours is watched no longer.
 */
export const lookAtSites = async (
  tx: Transaction,
  ports: NoticePorts,
  watches: readonly WatchedSite[],
): Promise<void> => {
  const now = ports.clock.now();
  // Signals wait while they are looked at, and what they said before is seen.
  await tx.signals.lockSites(watches.map(({ siteNum }) => siteNum));
  const read = await tx.supervision.read(
    watches.map(({ siteNum, lookedUntil }) => ({ siteNum, since: lookedUntil - LOOK_BACK_MS })),
  );
  const sites = new Map(read.map((site) => [site.siteNum, site]));
  // Most of them ask for the same minutes, and those are the dearest of a look.
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
