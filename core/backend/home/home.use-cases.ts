import type { ConsumerHome, DealerHome } from '../../home/home.schema.ts';
import type { StaffHome } from '../../home/staff-home.schema.ts';
import { ok } from '../../kernel/result.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup } from '../sites/site-scope.operation.ts';

/** Rows a list on a home screen holds at most; its count is whole. */
export const HOME_ROWS = 10;

/** The figures each audience lands on, counted within what the caller may see (spec §2.1). */
export const createHome = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'providerTimeZone'>,
) => ({
  /** State of the sites linked to the customer's own account, and of no others. */
  readConsumerHome: (caller: SessionCaller): Reply<ConsumerHome> =>
    ports.unitOfWork.read(async (tx) =>
      ok(await tx.figures.consumerHome(caller.session.accountId, ports.clock.now())),
    ),

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
