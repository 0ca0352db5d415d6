import { isCalendarDay } from '../../kernel/calendar-day.rule.ts';
import { instantOf, isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { type ActRow, openActs } from '../../openings/open-acts.rule.ts';
import { type ArmingChange, openingDays, openingsSince } from '../../openings/opening-days.rule.ts';
import type { SiteOpenings } from '../../openings/site-openings.schema.ts';
import { PERMISSIONS } from '../../permission/permissions.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { concernsArea } from '../signals/arm-areas.rule.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { SiteArming } from './openings.repository.port.ts';

/** Default number of days, including today. */
const DAYS = 4;
/** Maximum number of days per request. */
const MOST = 31;
/**
 * More than the UTC offset of any time zone, in milliseconds. Reading this much more makes the first and last day complete
 * in every time zone.
 */
const ZONE_MS = 26 * 3600000;
const DAY_MS = 86400000;

const armings = (rows: readonly ActRow[]): readonly ArmingChange[] =>
  rows.flatMap(({ arming, at }) => (arming === null ? [] : [{ at, isOpen: arming === 'open' }]));

/** Use case that returns when the areas of a site were open (domain guide 6.12). */
export const createOpenings = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'wallClock'>) => {
  const describe = (
    site: SiteArming,
    {
      now,
      days,
      last,
      named,
    }: { now: number; days: number; last: string | undefined; named: boolean },
  ): SiteOpenings => {
    const look = { now, days, last, clock: ports.wallClock, timeZone: site.timeZone };
    const since = openingsSince(look);
    const ofArea = (area: SiteArming['areas'][number]) => {
      const siblings = site.areas.filter(({ devNum }) => devNum === area.devNum);
      const nums = siblings.map(({ areaNum }) => areaNum);
      const own = site.changes.filter(
        (one) => one.devNum === area.devNum && concernsArea(nums, one.areaNum, area.areaNum),
      );
      const within = own.filter(({ at }) => at >= since);
      const before = own.findLast(({ arming, at }) => arming !== null && at < since);
      return { within, changes: armings(before === undefined ? within : [before, ...within]) };
    };
    const names = new Map(named ? site.users.map(({ num, name }) => [num, name]) : []);
    const nameOf = (user: string) => names.get(user.replace(/^0+/, '')) ?? null;
    return {
      asOf: isoInstant(now),
      areas: site.areas.map((area) => {
        const { changes, within } = ofArea(area);
        return {
          ...area,
          days: changes.length === 0 ? [] : [...openingDays(changes, look)],
          acts: openActs(within, nameOf).map((act) => ({ ...act, at: isoInstant(act.at) })),
        };
      }),
    };
  };

  return {
    /** Returns when each area of a site was open on some days in the site's time zone. The default is today and the three days before. */
    siteOpenings: async (
      caller: SessionCaller,
      {
        days: asked,
        last: given,
        ...input
      }: SiteInput & {
        readonly days?: number | undefined;
        readonly last?: string | undefined;
      },
    ): Reply<SiteOpenings> => {
      const now = ports.clock.now();
      const days = Math.min(asked ?? DAYS, MOST);
      const last = given !== undefined && isCalendarDay(given, 2999) ? given : undefined;
      // If the last day is in the future, the period ends now.
      const ends = last === undefined ? now : Math.min(now, instantOf(`${last}T00:00:00Z`));
      const since = ends - days * DAY_MS - ZONE_MS;
      const until = ends + DAY_MS + ZONE_MS;
      const read = await readOfSite(ports, caller, input, (tx, { siteNum, viewer, ...look }) =>
        tx.openings.ofSite(siteNum, viewer, { ...look, since, until }),
      );
      const named = caller.session.permissions.includes(PERMISSIONS.contactsRead);
      return read.ok ? ok(describe(read.value, { now, days, last, named })) : read;
    },
  };
};
