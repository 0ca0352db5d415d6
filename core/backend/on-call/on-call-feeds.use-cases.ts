import { dayNumber, dayText } from '../../kernel/calendar-day.rule.ts';
import { planOfOverview } from '../../on-call/plan-of-overview.rule.ts';
import type { Tier } from '../../on-call/on-call.ts';
import { resolveOnCall } from '../../on-call/resolve-on-call.rule.ts';
import { ok } from '../../kernel/result.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { OnCallPorts } from './change-on-call.operation.ts';
import type { ReadFeed } from './on-call.repository.port.ts';

/** Number of days in a calendar feed before today; `AFTER` is the number of days after today. */
const BEFORE = 14;
const AFTER = 120;

/** A calendar feed with its ETag, which changes whenever the content changes. */
export interface FoundFeed extends ReadFeed {
  readonly tag: string;
}

export interface FeedEvent {
  readonly uid: string;
  readonly from: number;
  readonly to: number;
  readonly summary: string;
  readonly description: string;
}

/** A calendar of shifts. Instants are milliseconds UTC. */
export interface OnCallCalendar {
  readonly name: string;
  readonly events: readonly FeedEvent[];
}

const PLACE: Readonly<Record<Tier, string>> = {
  primary: 'primary',
  backup: 'backup',
  manager: 'manager',
};

/** Use cases for calendar programs, which read feeds at secret URLs without a session (domain guide 6.8 b). */
export const onCallFeeds = (ports: OnCallPorts) => ({
  /**
   * Finds a calendar feed by one indexed look-up. If the calendar program already has the content with the feed's ETag,
   * the caller need not read the content.
   */
  findOnCallFeed: async (
    _caller: unknown,
    { secret }: { readonly secret: string },
  ): Reply<FoundFeed> => {
    const digest = ports.secrets.digest(secret);
    const feed = await ports.unitOfWork.read((tx) => tx.onCall.feed(digest));
    if (feed === null) return NOT_FOUND;
    const today = ports.wallClock.wallTime(ports.clock.now(), feed.timeZone).slice(0, 10);
    return ok({ ...feed, tag: [feed.id, feed.version, today, feed.timeZone].join('.') });
  },

  /** Returns the whole content of a calendar feed. */
  readOnCallFeed: async (
    _caller: unknown,
    { personId, siteGroupNum, timeZone }: FoundFeed,
  ): Reply<OnCallCalendar> => {
    const { clock, unitOfWork, wallClock } = ports;
    const today = dayNumber(wallClock.wallTime(clock.now(), timeZone).slice(0, 10));
    const from = wallClock.instant(`${dayText(today - BEFORE)}T00:00`, timeZone);
    const to = wallClock.instant(`${dayText(today + AFTER)}T00:00`, timeZone);
    const overview = await unitOfWork.read((tx) => tx.onCall.overview(siteGroupNum, from, to));
    if (overview === null) return NOT_FOUND;
    const nameOf = (id: string): string =>
      overview.people.find((person) => person.id === id)?.name ?? 'Someone';
    const events = overview.lists.flatMap((list): readonly FeedEvent[] => {
      const plan = planOfOverview(overview, list.id);
      if (plan === null) return [];
      const { gaps, shifts } = resolveOnCall(plan, from, to, wallClock);
      const own = shifts.filter(({ people }) => personId === null || people.includes(personId));
      const facts = ({ tier, ...span }: (typeof shifts)[number] | (typeof gaps)[number]) => ({
        uid: `${list.id}-${tier}-${span.from}`,
        from: span.from,
        to: span.to,
        description: `${list.name}, ${PLACE[tier]}`,
      });
      return [
        ...own.map((shift) => ({
          ...facts(shift),
          summary:
            personId === null
              ? `${shift.people.map(nameOf).join(', ')} (${list.name}, ${PLACE[shift.tier]})`
              : `On call: ${list.name}, ${PLACE[shift.tier]}`,
        })),
        ...(personId === null ? gaps : []).map((gap) => ({
          ...facts(gap),
          summary: `No one (${list.name}, ${PLACE[gap.tier]})`,
        })),
      ];
    });
    const whose = personId === null ? overview.siteGroupName : nameOf(personId);
    return ok({ name: `On call: ${whose}`, events });
  },
});
