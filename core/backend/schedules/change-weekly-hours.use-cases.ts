import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { ok } from '../../kernel/result.ts';
import { assignHolidays, sameAreas } from '../../schedules/assign-holidays.rule.ts';
import type { ScheduleEntry } from '../../schedules/schedule.ts';
import {
  SCHEDULE_FIELD_NAMES,
  scheduleEntriesSchema,
} from '../../schedules/schedule-form.schema.ts';
import type { Given } from '../../operations/gateway-of.ts';
import type { schedulesApi } from '../../schedules/schedules.api.ts';
import { joinedEntries } from '../../schedules/week-rows.rule.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import type { StoredSchedule } from './schedule.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import type { SiteInput } from '../sites/change-of-site.operation.ts';
import { scheduleTitle } from './describe-schedules.rule.ts';
import {
  type LockedSchedules,
  type SchedulePorts,
  changeSchedulesOf,
  checkAreas,
  recordHours,
} from './change-schedules-of.operation.ts';
import { validateSchedule, UNKNOWN_HOLIDAY } from './schedule-refusals.ts';

/** The permanent weekly hours of some areas; `rev` is 0 if the areas have no weekly hours of their own. */
export interface WeekInput extends SiteInput {
  readonly id: string;
  readonly rev: number;
  readonly areaNums: readonly number[];
  readonly entries: readonly ScheduleEntry[];
}

/** Validates hours and the areas that they are for. */
const checked = (
  { facts, checkLayer: check }: LockedSchedules,
  areaNums: readonly number[],
  entries: readonly ScheduleEntry[],
): Awaited<Reply<readonly ScheduleEntry[]>> => {
  const may = check('other');
  if (!may.ok) return may;
  const known = checkAreas(facts, areaNums);
  return known.ok ? validateSchedule(scheduleEntriesSchema, entries) : known;
};

const plain = ({
  site,
  now,
}: LockedSchedules): Omit<StoredSchedule, 'id' | 'layer' | 'entries'> => ({
  rev: 1,
  kind: null,
  reason: null,
  authorizedBy: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
  areaNums: [],
  pressId: null,
  movedFrom: null,
  updatedAt: now,
  updatedBy: site.by,
  deletedAt: null,
});

const touched = (before: StoredSchedule, { site, now }: LockedSchedules): StoredSchedule => ({
  ...before,
  rev: before.rev + 1,
  updatedAt: now,
  updatedBy: site.by,
});

const putWeek =
  (ports: SchedulePorts, caller: SessionCaller) =>
  ({ id, areaNums, ...input }: WeekInput): Reply =>
    changeSchedulesOf(ports, caller, input, async (tx, locked) => {
      const read = checked(locked, areaNums, input.entries);
      if (!read.ok) return read;
      const entries = joinedEntries(read.value);
      const known = locked.facts.schedules.find(
        (one) => one.layer === 'permanent' && sameAreas(one.areaNums, areaNums),
      );
      // The same id with revision 0 is a repeat of the first save, whose response was lost.
      const isAgain = known?.id === id && input.rev === 0;
      if (known !== undefined && known.rev !== input.rev && !isAgain)
        return changedAtSite(ports, locked.site, known);
      if (known === undefined && input.rev !== 0)
        return changedAtSite(ports, locked.site, { updatedBy: null, updatedAt: null });
      const before = known === undefined ? null : { entries: joinedEntries(known.entries) };
      const changes = fieldChanges(['entries'], before, { entries });
      if (known !== undefined && changes.length === 0) return ok({});
      const after: StoredSchedule =
        known === undefined
          ? { ...plain(locked), id, layer: 'permanent', areaNums: [...areaNums], entries }
          : { ...touched(known, locked), entries };
      await (known === undefined
        ? tx.schedules.insert(locked.site, after)
        : tx.schedules.update(after));
      await recordHours(tx, ports, caller, locked.site, {
        operation: 'schedule.week',
        event: 'Weekly hours changed',
        id: after.id,
        subject: null,
        changes,
        labels: SCHEDULE_FIELD_NAMES,
        detail: { areas: areaNums.length === 0 ? 'all' : areaNums.join(', ') },
      });
      return ok({});
    });

const assign =
  (ports: SchedulePorts, caller: SessionCaller) =>
  ({
    areaNums,
    how,
    holidays,
    seen,
    ...input
  }: SiteInput & Given<typeof schedulesApi.assignHolidays>): Reply =>
    changeSchedulesOf(ports, caller, input, async (tx, locked) => {
      const read = checked(locked, areaNums, input.entries);
      if (!read.ok) return read;
      const { facts, now, site } = locked;
      const isListed = holidays.every(({ holidayGroup, holidayName }) =>
        facts.holidays.some(
          (one) =>
            one.holidayGroup === holidayGroup && (holidayName === null || one.name === holidayName),
        ),
      );
      if (!isListed) return UNKNOWN_HOLIDAY;
      const kept = facts.schedules.filter(
        (one) => one.layer === 'holiday' && sameAreas(one.areaNums, areaNums),
      );
      // A repeated request: the hours it created already exist.
      if (holidays.some(({ id }) => kept.some((one) => one.id === id))) return ok({});
      const stale = kept.find(
        (one) => !seen.some(({ id, rev }) => one.id === id && one.rev === rev),
      );
      if (stale !== undefined) return changedAtSite(ports, site, stale);
      const entries = joinedEntries(read.value);
      const { add, change, remove } = assignHolidays(kept, holidays, how);
      const changed = change.filter(
        (one) =>
          fieldChanges(['entries'], { entries: joinedEntries(one.entries) }, { entries }).length >
          0,
      );
      if (add.length + changed.length + remove.length === 0) return ok({});
      for (const { id, holidayGroup, holidayName } of add)
        await tx.schedules.insert(site, {
          ...plain(locked),
          id,
          layer: 'holiday',
          holidayGroup,
          holidayName,
          areaNums: [...areaNums],
          entries,
        });
      for (const one of changed) await tx.schedules.update({ ...touched(one, locked), entries });
      for (const one of remove)
        await tx.schedules.update({ ...touched(one, locked), deletedAt: now });
      const names = (of: readonly Parameters<typeof scheduleTitle>[0][]) =>
        of.map(scheduleTitle).join(', ');
      const added = add.map((one) => ({ ...plain(locked), ...one, layer: 'holiday' as const }));
      await recordHours(tx, ports, caller, site, {
        operation: 'schedule.holidays',
        event: 'Holidays assigned',
        id: null,
        subject: names([...added, ...changed]) || 'None',
        changes: [],
        labels: SCHEDULE_FIELD_NAMES,
        detail: {
          how,
          added: names(added),
          changed: names(changed),
          removed: names(remove),
          hours: JSON.stringify(entries),
        },
      });
      return ok({});
    });

/** Use cases that set the permanent weekly hours of areas, or the hours of several holidays at once (domain guide 6.5). */
export const changeWeeklyHours = (ports: SchedulePorts) => ({
  /** Stores the permanent weekly hours of some areas, at the revision last seen. */
  putWeeklyHours: (caller: SessionCaller, input: WeekInput): Reply => putWeek(ports, caller)(input),

  /** Sets the same hours for several holidays. *replace* deletes the other holiday hours of these areas. */
  assignHolidays: (
    caller: SessionCaller,
    input: SiteInput & Given<typeof schedulesApi.assignHolidays>,
  ): Reply => assign(ports, caller)(input),
});
