import { callList } from '../../contacts/call-list.rule.ts';
import type { DealerAlarms } from '../../home/dealer-alarms.schema.ts';
import type { DealerHome, DealerVolume } from '../../home/dealer-home.schema.ts';
import type { ConsumerHome, SiteState } from '../../home/consumer-home.schema.ts';
import type { StaffHome } from '../../home/staff-home.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { PERMISSIONS } from '../../permission/permissions.ts';
import type { Holiday } from '../../schedules/schedule.ts';
import { siteHours } from '../../schedules/site-hours.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { LinkedSite } from './figure.repository.port.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup } from '../sites/list-sites.operation.ts';
import { ALARM_WEEKS, describeAlarmWeeks } from './describe-alarm-weeks.rule.ts';
import { describeVolume, volumeSince } from './describe-volume.rule.ts';
import { homeBounds } from './home-bounds.rule.ts';

/** Maximum number of rows in a list on a home screen. */
const HOME_ROWS = 10;

/** Computes the state of a linked site. The call list and the hours are null if the caller has no right to see them (domain guide 6.7). */
const stateOf = (
  { contacts, schedules, policeCome, ...site }: LinkedSite,
  now: number,
  { clock, holidays }: { readonly clock: WallClock; readonly holidays: readonly Holiday[] },
): SiteState => ({
  ...site,
  callList:
    contacts === null
      ? null
      : callList(contacts, now, { clock, timeZone: site.timeZone, policeCome }),
  hours:
    schedules === null
      ? null
      : siteHours(schedules, holidays, now, { clock, timeZone: site.timeZone }),
});

/** Use cases for the home screens of dealers, customers and staff, within the caller's scope (spec §2.1). */
export const createHome = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'wallClock' | 'providerTimeZone'>,
) => ({
  /** Returns the state of the sites linked to the customer's own account. */
  consumerHome: (caller: SessionCaller): Reply<ConsumerHome> =>
    ports.unitOfWork.read(async (tx) => {
      const now = ports.clock.now();
      const { accountId, permissions } = caller.session;
      const may = {
        seeContacts: permissions.includes(PERMISSIONS.contactsRead),
        seeSchedules: permissions.includes(PERMISSIONS.scheduleRead),
      };
      const home = await tx.figures.consumerHome(accountId, now, may);
      return ok({
        asOf: home.asOf,
        sites: home.sites.map((site) =>
          stateOf(site, now, { clock: ports.wallClock, holidays: home.holidays }),
        ),
      });
    }),

  /**
   * Returns the figures of the requested group, or of the session's group. A group the caller may not see is not found
   * (SECURITY.md T8).
   */
  dealerHome: async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Reply<DealerHome> => {
    const group = activeGroup(caller, input.siteGroupNum);
    if (group === null) return NOT_FOUND;
    const now = ports.clock.now();
    const { accountId, permissions } = caller.session;
    return ports.unitOfWork.read(async (tx) =>
      ok(
        await tx.figures.dealerHome({
          siteGroupNum: group,
          accountId,
          now,
          limit: HOME_ROWS,
          bounds: homeBounds(now),
          mayTests: permissions.includes(PERMISSIONS.noActionRead),
          mayHours: permissions.includes(PERMISSIONS.scheduleRead),
          mayContacts: permissions.includes(PERMISSIONS.contactsRead),
          mayMessages: permissions.includes(PERMISSIONS.ansServiceBlockFlag),
        }),
      ),
    );
  },

  /** Returns the recent signal volume of a group, and how many accounts are armed. */
  dealerVolume: async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Reply<DealerVolume> => {
    const group = activeGroup(caller, input.siteGroupNum);
    if (group === null) return NOT_FOUND;
    const now = ports.clock.now();
    const stored = await ports.unitOfWork.read((tx) =>
      tx.figures.dealerVolume(group, now, volumeSince(now)),
    );
    return ok(describeVolume(stored, now));
  },

  /** Returns the alarms of a group in the last weeks, and in the same weeks a year before. */
  dealerAlarms: async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Reply<DealerAlarms> => {
    const group = activeGroup(caller, input.siteGroupNum);
    if (group === null) return NOT_FOUND;
    const now = ports.clock.now();
    const stored = await ports.unitOfWork.read((tx) =>
      tx.figures.dealerAlarms(group, now, ALARM_WEEKS),
    );
    return ok(describeAlarmWeeks(stored));
  },

  /**
   * Returns the figures of all dealers together, for the staff dashboard; the route must admit only staff. Figures that
   * the caller may not see are left out.
   */
  staffHome: (caller: SessionCaller): Reply<StaffHome> => {
    const now = ports.clock.now();
    const today = calendarDay(now, ports.providerTimeZone);
    return ports.unitOfWork.read(async (tx) =>
      ok(await tx.figures.staffHome(now, today, caller.session.permissions)),
    );
  },
});
