import type { SiteSchedules } from '../../schedules/site-schedules.schema.ts';
import { PERMISSIONS } from '../../permission/permissions.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { mapOk } from '../../kernel/result.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { changeSchedules } from './change-schedules.use-cases.ts';
import { changeReactions } from './change-reactions.use-cases.ts';
import { describeSchedules } from './describe-schedules.rule.ts';
import { mayEnterTemporary, type SchedulePorts } from './change-schedules-of.operation.ts';
import { staysLate } from './stays-late.use-cases.ts';
import { changeWeeklyHours } from './change-weekly-hours.use-cases.ts';

/** Creates the use cases for the business hours of a site (domain guide 6.5). */
export const createSchedules = (ports: SchedulePorts) => ({
  ...changeSchedules(ports),
  ...changeWeeklyHours(ports),
  ...changeReactions(ports),
  ...staysLate(ports),

  /** Returns all layers of a site's hours. */
  siteSchedules: async (caller: SessionCaller, input: SiteInput): Reply<SiteSchedules> =>
    mapOk(
      await readOfSite(ports, caller, input, (tx, where) =>
        tx.schedules.look(where, caller.session.accountId),
      ),
      (facts) =>
        describeSchedules(facts, facts, {
          now: ports.clock.now(),
          mayAddTemporary: mayEnterTemporary(ports, caller, facts, facts),
          seesNames: caller.session.permissions.includes(PERMISSIONS.contactsRead),
        }),
    ),
});
