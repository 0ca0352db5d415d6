import { dayNumber, dayText } from '../../kernel/calendar-day.rule.ts';
import { ok } from '../../kernel/result.ts';
import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { DAY_MINUTES, planHours } from '../../schedules/effective-hours.rule.ts';
import { SCHEDULE_FIELD_NAMES } from '../../schedules/schedule-form.schema.ts';
import { wallText } from '../../schedules/site-hours.rule.ts';
import type { StayedLate } from '../../schedules/site-schedules.schema.ts';
import { stayLate, stayLateSchedule, type MovedClosing } from '../../schedules/stay-late.rule.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import type { StoredSchedule } from './schedule.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import type { SiteInput } from '../sites/change-of-site.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { areasByNumber } from './describe-schedules.rule.ts';
import {
  type LockedSchedules,
  type SchedulePorts,
  changeSchedulesOf,
  recordHours,
} from './change-schedules-of.operation.ts';
import { NO_CLOSING_LEFT, NOBODY_THERE } from './schedule-refusals.ts';

/** A request to stay late. `seen` holds the closing times that the user saw, in minutes since midnight. */
export interface StayLateInput extends SiteInput {
  readonly id: string;
  /** Extra time in minutes. */
  readonly by: number;
  readonly seen: readonly number[];
}

/**
 * Returns the latest closing time of a schedule, in minutes since midnight of its day. The value exceeds one day if the
 * closing is after midnight.
 */
const closingOf = ({ entries }: Pick<StoredSchedule, 'entries'>): number =>
  Math.max(
    ...entries.map(({ opensAt, closesAt }) =>
      closesAt > opensAt ? closesAt : closesAt + DAY_MINUTES,
    ),
  );

const described = (id: string, made: readonly StoredSchedule[]): StayedLate => ({
  id,
  moved: made.map((one) => {
    const to = closingOf(one);
    return {
      areaNums: [...one.areaNums],
      from: wallText(one.movedFrom ?? 0),
      to: wallText(to),
      nextDay: to >= DAY_MINUTES,
      normalFrom: dayText(dayNumber(one.toDay ?? '') + 1),
    };
  }),
});

/** Returns the areas in a "Stay late today" entry for which the current press moves the closing time again. */
const movedAreas = (one: StoredSchedule, moved: readonly MovedClosing[]): readonly number[] =>
  moved
    .filter(({ day }) => one.fromDay === dayText(day) && one.toDay === one.fromDay)
    .flatMap(({ areaNums }) => areaNums)
    .filter((num) => one.kind === 'Stay late today' && one.areaNums.includes(num));

/** Removes the moved areas from earlier entries that cover the areas. Deletes an entry that has no areas left. */
const giveWay = async (
  tx: Transaction,
  { facts, now, site }: LockedSchedules,
  moved: readonly MovedClosing[],
): Promise<void> => {
  for (const before of facts.schedules) {
    const gone = movedAreas(before, moved);
    if (gone.length === 0) continue;
    const left = before.areaNums.filter((num) => !gone.includes(num));
    const touched = { rev: before.rev + 1, updatedAt: now, updatedBy: site.by };
    await tx.schedules.update(
      left.length === 0
        ? { ...before, ...touched, deletedAt: now }
        : { ...before, ...touched, areaNums: left },
    );
  }
};

/** Stores the moved closing times and removes their areas from earlier entries of the same day, so that the last press wins. */
const keep = async (
  tx: Transaction,
  ports: SchedulePorts,
  locked: LockedSchedules,
  { id, moved }: { readonly id: string; readonly moved: readonly MovedClosing[] },
): Promise<readonly StoredSchedule[]> => {
  const { now, site } = locked;
  await giveWay(tx, locked, moved);
  const made: StoredSchedule[] = [];
  for (const one of moved) {
    const wanted = stayLateSchedule(one);
    const kept: StoredSchedule = {
      ...wanted,
      id: made.length === 0 ? id : ports.ids.next(),
      rev: 1,
      authorizedBy: site.by,
      updatedAt: now,
      updatedBy: site.by,
      deletedAt: null,
      pressId: id,
      movedFrom: one.from,
    };
    await tx.schedules.insert(site, kept);
    made.push(kept);
  }
  return made;
};

/**
 * Creates the use case for the customers' one-tap "Staying late", which moves today's closing time (domain guide 6.5
 * "Temporary entry").
 */
export const staysLate = (ports: SchedulePorts) => ({
  /**
   * Moves today's closing time of the areas that are open now. A second press moves the closing time further, and a
   * repeated press id changes nothing. Refuses a press if the closing times have changed since the user saw them.
   */
  stayLate: (caller: SessionCaller, input: StayLateInput): Reply<StayedLate> =>
    changeSchedulesOf(ports, caller, input, async (tx, locked) => {
      const { facts, now, site } = locked;
      const before = await tx.schedules.pressed(site.siteNum, input.id);
      if (before.length > 0) return ok(described(input.id, before));
      const open = areasByNumber(facts.areas).filter(({ isOpen }) => isOpen);
      if (open.length === 0) return NOBODY_THERE;
      const wall = ports.wallClock.wallTime(now, site.timeZone);
      const at = {
        day: dayNumber(wall.slice(0, 10)),
        minute: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)),
      };
      const plan = planHours(facts.schedules, facts.holidays);
      const moved = stayLate(
        plan,
        open.map(({ num }) => num),
        at,
        input.by,
      );
      if (moved.length === 0) return NO_CLOSING_LEFT;
      const froms = moved.map(({ from }) => from).toSorted((a, b) => a - b);
      if (JSON.stringify(froms) !== JSON.stringify(input.seen.toSorted((a, b) => a - b))) {
        const newest = facts.schedules.toSorted((a, b) => b.updatedAt - a.updatedAt)[0];
        return changedAtSite(ports, site, newest ?? { updatedBy: null, updatedAt: null });
      }
      const made = await keep(tx, ports, locked, { id: input.id, moved });
      const reply = described(input.id, made);
      await recordHours(
        tx,
        ports,
        caller,
        site,
        {
          operation: 'schedule.stayLate',
          event: 'Staying late',
          id: input.id,
          subject: reply.moved
            .map(({ from, to }) => `closing deadline moved from ${from} to ${to}`)
            .join('; '),
          changes: made
            .flatMap((one) => fieldChanges(['areaNums', 'entries'], null, one))
            .slice(0, 2),
          labels: SCHEDULE_FIELD_NAMES,
          whole: true,
        },
        reply,
      );
      return ok(reply);
    }),
});
