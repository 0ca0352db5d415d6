import { hoursStretches, openState } from '../../business-hours/open-state.rule.ts';
import { instantOf, isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { onCallNow } from '../../on-call/on-call-now.rule.ts';
import type {
  OnCallCandidates,
  OnCallOverview,
  OnCallNowView,
} from '../../on-call/on-call-overview.schema.ts';
import { openStateView } from '../business-hours/open-state-view.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { invalid, NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { NOT_SERVED, type OnCallPorts } from './change-on-call.operation.ts';
import { onCallFeeds } from './on-call-feeds.use-cases.ts';
import { onCallLists } from './on-call-lists.use-cases.ts';
import { onCallPages } from './on-call-pages.use-cases.ts';
import { onCallSpans } from './on-call-spans.use-cases.ts';
import { onCallSwaps } from './on-call-swaps.use-cases.ts';

const DAY = 86400000;
/** Maximum number of days per request. */
const MOST_DAYS = 190;

/** Use cases for reading and changing who is on call for a dealer (domain guide 6.8 b). */
export const createOnCall = (ports: OnCallPorts) => ({
  ...onCallLists(ports),
  ...onCallSpans(ports),
  ...onCallSwaps(ports),
  ...onCallPages(ports),
  ...onCallFeeds(ports),

  /** Returns all on-call data of the active group that overlaps a period. */
  onCallDesk: async (
    caller: SessionCaller,
    input: ListInput & { readonly from: string; readonly to: string },
  ): Reply<OnCallOverview> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const [from, to] = [instantOf(input.from), instantOf(input.to)];
    if (to <= from || to - from > MOST_DAYS * DAY) return invalid('Choose at most 190 days.');
    const now = ports.clock.now();
    const found = await ports.unitOfWork.read((tx) =>
      tx.onCall.overview(siteGroupNum, Math.min(from, now), Math.max(to, now)),
    );
    if (found === null) return NOT_FOUND;
    if (!found.enabled) return NOT_SERVED;
    const { fixed, hours, lists, overrides, people, swaps, timeZone } = found;
    const group = { ...hours, timeZone };
    const open = hoursStretches(group, from, to, ports.wallClock).filter((one) => one.open);
    const { accountId, permissions } = caller.session;
    return ok({
      siteGroupNum,
      timeZone,
      asOf: isoInstant(now),
      until: isoInstant(to),
      mayEdit: permissions.includes('ansServiceEdit'),
      meId: people.find((person) => person.accountId === accountId)?.id ?? null,
      people: [...people],
      lists: [...lists],
      overrides: [...overrides],
      fixed: [...fixed],
      swaps: [...swaps],
      open: openStateView(openState(group, now, ports.wallClock)),
      openHours: open.map((one) => ({ from: isoInstant(one.from), to: isoInstant(one.to) })),
    });
  },

  /** Returns who is on call now, for the dashboard. */
  onCallNow: async (caller: SessionCaller, input: ListInput): Reply<OnCallNowView> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = ports.clock.now();
    const found = await ports.unitOfWork.read((tx) =>
      tx.onCall.overview(siteGroupNum, now, now + 36 * DAY),
    );
    if (found === null) return NOT_FOUND;
    if (!found.enabled) return NOT_SERVED;
    const { timeZone } = found;
    return ok({
      asOf: isoInstant(now),
      timeZone,
      open: openStateView(openState({ ...found.hours, timeZone }, now, ports.wallClock)),
      lists: onCallNow(found, now, ports.wallClock).map(({ next, now: names, until, ...list }) => ({
        ...list,
        now: [...names],
        next: [...next],
        until: until === null ? null : isoInstant(until),
      })),
    });
  },

  /** Returns the accounts that can be linked to people in the on-call lists. */
  onCallCandidates: async (caller: SessionCaller, input: ListInput): Reply<OnCallCandidates> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const candidates = await ports.unitOfWork.read((tx) => tx.onCall.candidates(siteGroupNum));
    return ok({ candidates: [...candidates] });
  },
});
