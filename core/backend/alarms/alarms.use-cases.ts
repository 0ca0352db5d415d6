import type { AlarmStory, SiteAlarms } from '../../alarms/alarm-story.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { guessOf, type ListInput, lookUp } from '../sites/site-scope.operation.ts';
import { viewerOf } from '../tests-on-site/test-viewer.operation.ts';

const DAY_MS = 86400000;
/** How far back history goes (domain guide 6.12 "Filters"): 24 months. */
const HISTORY_MS = 731 * DAY_MS;
/** How many that are over a summary tells (domain guide 6.7). */
const LAST = 5;

/** Alarms as those who may open the site see them (domain guide 6.7, 6.12). */
export const createAlarms = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  /** What is worked on at a site, and the last alarms, each with its story. */
  readSiteAlarms: async (
    caller: SessionCaller,
    { sn, ...input }: ListInput & { readonly sn: number },
  ): Reply<SiteAlarms> => {
    const viewer = viewerOf(caller, input);
    if (viewer === null) return NOT_FOUND;
    const now = ports.clock.now();
    const look = { guess: guessOf(caller), now, since: now - HISTORY_MS, last: LAST };
    return lookUp(ports, caller, `site ${sn}`, (tx) => tx.alarms.ofSite(sn, viewer, look));
  },

  /** One alarm with its story; alarm numbers lead nowhere outside of their site, and looking for them is limited. */
  readAlarm: async (
    caller: SessionCaller,
    { sn, num, ...input }: ListInput & { readonly sn: number; readonly num: number },
  ): Reply<AlarmStory> => {
    const viewer = viewerOf(caller, input);
    if (viewer === null) return NOT_FOUND;
    const now = ports.clock.now();
    const look = { guess: guessOf(caller), now, since: now - HISTORY_MS };
    return lookUp(ports, caller, `site ${sn}`, (tx) => tx.alarms.story(sn, num, viewer, look));
  },
});
