import type { AlarmTimeline, SiteAlarms } from '../../alarms/alarm-timeline.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { mapOk } from '../../kernel/result.ts';
import { namesFor } from './names-for.rule.ts';
import type { Reply } from '../refusal.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';

const DAY_MS = 86400000;
/** How far back alarms can be read: 24 months in milliseconds (domain guide 6.12 "Filters"). */
const HISTORY_MS = 731 * DAY_MS;
/** Number of closed alarms in a summary (domain guide 6.7). */
const LAST = 5;

/** Use cases for reading alarms, for everyone who may open the site (domain guide 6.7, 6.12). */
export const createAlarms = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  /** Returns the open alarms of a site and the last closed ones, each with its timeline. */
  siteAlarms: async (caller: SessionCaller, input: SiteInput): Reply<SiteAlarms> => {
    const named = (timeline: AlarmTimeline): AlarmTimeline => ({
      ...timeline,
      rows: namesFor(caller, timeline.rows),
    });
    const read = await readOfSite(ports, caller, input, (tx, { siteNum, viewer, ...look }) =>
      tx.alarms.ofSite(siteNum, viewer, { ...look, since: look.now - HISTORY_MS, last: LAST }),
    );
    return mapOk(read, ({ open, last, ...site }) => ({
      ...site,
      open: open.map(named),
      last: last.map(named),
    }));
  },

  /** Returns one alarm with its timeline. An alarm number of another site is not found, and look-ups of such numbers are rate-limited. */
  siteAlarm: async (
    caller: SessionCaller,
    { num, ...input }: SiteInput & { readonly num: number },
  ): Reply<AlarmTimeline> => {
    const read = await readOfSite(ports, caller, input, (tx, { siteNum, viewer, ...look }) =>
      tx.alarms.timeline(siteNum, num, viewer, { ...look, since: look.now - HISTORY_MS }),
    );
    return mapOk(read, (timeline) => ({ ...timeline, rows: namesFor(caller, timeline.rows) }));
  },
});
