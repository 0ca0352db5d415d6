import { callList } from '../../contacts/call-list.rule.ts';
import type { ConsumerHome, DealerHome, SiteState } from '../../home/home.schema.ts';
import type { StaffHome } from '../../home/staff-home.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { PERMISSIONS } from '../../permission/permissions.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { LinkedSite } from '../figure.repository.port.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup } from '../sites/site-scope.operation.ts';

/** Rows a list on a home screen holds at most; its count is whole. */
export const HOME_ROWS = 10;

/** What only those with its right may see is computed, or left out (domain guide 6.7). */
const stateOf = (
  { contacts, policeCome, ...site }: LinkedSite,
  now: number,
  clock: WallClock,
): SiteState => ({
  ...site,
  callList:
    contacts === null
      ? null
      : callList(contacts, now, { clock, timeZone: site.timeZone, policeCome }),
});

/** The figures each audience lands on, counted within what the caller may see (spec §2.1). */
export const createHome = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'wallClock' | 'providerTimeZone'>,
) => ({
  /** State of the sites linked to the customer's own account, and of no others. */
  readConsumerHome: (caller: SessionCaller): Reply<ConsumerHome> =>
    ports.unitOfWork.read(async (tx) => {
      const now = ports.clock.now();
      const { accountId, permissions } = caller.session;
      const may = { seeContacts: permissions.includes(PERMISSIONS.contactsRead) };
      const home = await tx.figures.consumerHome(accountId, now, may);
      return ok({
        asOf: home.asOf,
        sites: home.sites.map((site) => stateOf(site, now, ports.wallClock)),
      });
    }),

  /** Figures of the group the request names, else of the session's own; a group that is not allowed does not exist (SECURITY.md T8). */
  readDealerHome: async (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Reply<DealerHome> => {
    const group = activeGroup(caller, input.siteGroupNum);
    if (group === null) return NOT_FOUND;
    return ports.unitOfWork.read(async (tx) =>
      ok(await tx.figures.dealerHome(group, ports.clock.now(), HOME_ROWS)),
    );
  },

  /** Figures over the whole installation, each card for those with its right; the route lets only staff in. */
  readStaffHome: (caller: SessionCaller): Reply<StaffHome> => {
    const now = ports.clock.now();
    const today = calendarDay(now, ports.providerTimeZone);
    return ports.unitOfWork.read(async (tx) =>
      ok(await tx.figures.staffHome(now, today, caller.session.permissions)),
    );
  },
});
