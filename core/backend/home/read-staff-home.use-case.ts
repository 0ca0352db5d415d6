import type { StaffHome } from '../../home/home.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { calendarDay } from '../../news/calendar-day.rule.ts';
import { STAFF_RIGHTS } from '../../permission/staff-rights.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Figures over the whole installation, each card for those with its right; the route lets only staff in. */
export const readStaffHome =
  (ports: BackendPorts) =>
  async (caller: SessionCaller): Promise<Result<StaffHome, Refusal>> => {
    const { clock, unitOfWork } = ports;
    const { permissions } = caller.session;
    const today = calendarDay(clock.now(), ports.providerTimeZone);
    return unitOfWork.run(async (tx) => {
      const home = await tx.figures.staffHome(clock.now(), permissions);
      const edits = permissions.includes(STAFF_RIGHTS.news);
      return ok({ ...home, news: edits ? await tx.news.counts(today) : null });
    });
  };
