import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { ok } from '../../kernel/result.ts';
import { weekdayText } from '../../passcodes/hours-text.rule.ts';
import { EVERY_DAY } from '../../schedules/effective-hours.rule.ts';
import { SCHEDULE_FIELD_NAMES, type ScheduleForm } from '../../schedules/schedule-form.schema.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { StoredSchedule } from './schedule.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import type { SiteInput } from '../sites/change-of-site.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { scheduleTitle } from './describe-schedules.rule.ts';
import {
  type LockedSchedules,
  type SchedulePorts,
  changeSchedulesOf,
  recordHours,
} from './change-schedules-of.operation.ts';
import { checkLayer, checkOthers, rankOf } from './check-layer.operation.ts';

/** Identifies a schedule of a site, at the revision that the caller last saw. */
export interface KnownScheduleInput extends SiteInput {
  readonly id: string;
  readonly rev: number;
}

const FIELDS = [
  'kind',
  'reason',
  'authorizedBy',
  'fromDay',
  'toDay',
  'holidayGroup',
  'holidayName',
  'areaNums',
  'appliesOn',
  'entries',
] as const;

const EVERY = weekdayText(EVERY_DAY);

/** Returns the fields of a schedule, with its weekdays in words unless it applies every day. */
const toldOf = (schedule: StoredSchedule | null) => {
  if (schedule === null) return null;
  const days = weekdayText(schedule.appliesOn ?? EVERY_DAY);
  return { ...schedule, appliesOn: days === EVERY ? null : days };
};

const changesOf = (before: StoredSchedule | null, after: StoredSchedule | null) =>
  fieldChanges(FIELDS, toldOf(before), toldOf(after));

const record = (
  tx: Transaction,
  ports: SchedulePorts,
  caller: SessionCaller,
  { site }: LockedSchedules,
  change: {
    readonly what: 'add' | 'change' | 'delete' | 'restore';
    readonly before: StoredSchedule | null;
    readonly after: StoredSchedule | null;
  },
): Promise<void> => {
  const { what, before, after } = change;
  const known = after ?? before;
  const events = {
    add: 'Schedule added',
    change: 'Schedule changed',
    delete: 'Schedule deleted',
    restore: 'Schedule restored',
  } as const;
  return recordHours(tx, ports, caller, site, {
    operation: `schedule.${what}`,
    event: events[what],
    id: known?.id ?? null,
    subject: known === null ? null : scheduleTitle(known),
    changes: changesOf(before, after),
    labels: SCHEDULE_FIELD_NAMES,
    whole: what !== 'change',
  });
};

const formOf = (input: ScheduleForm): ScheduleForm => ({
  layer: input.layer,
  kind: input.kind,
  reason: input.reason || null,
  authorizedBy: input.authorizedBy || null,
  fromDay: input.fromDay,
  toDay: input.toDay,
  holidayGroup: input.holidayGroup,
  holidayName: input.holidayName,
  areaNums: [...new Set(input.areaNums)].toSorted((a, b) => a - b),
  appliesOn:
    input.layer === 'temporary' && input.fromDay !== input.toDay
      ? EVERY_DAY.filter((day) => input.appliesOn.includes(day))
      : [...EVERY_DAY],
  entries: input.entries,
});

/** Use cases that change one schedule layer of a site at a time (domain guide 6.5). */
export const changeSchedules = (ports: SchedulePorts) => ({
  /** Adds a schedule. A repeated request with the same id adds nothing and gets the same response. */
  addSchedule: (
    caller: SessionCaller,
    { id, ...input }: SiteInput & ScheduleForm & { readonly id: string },
  ): Reply =>
    changeSchedulesOf(ports, caller, input, async (tx, locked) => {
      const { site, now } = locked;
      if ((await tx.schedules.find(site.siteNum, id)) !== null) return ok({});
      const read = checkLayer(locked, formOf(input), id);
      if (!read.ok) return read;
      const added: StoredSchedule = {
        ...read.value,
        id,
        rev: 1,
        updatedAt: now,
        updatedBy: site.by,
        deletedAt: null,
        pressId: null,
        movedFrom: null,
      };
      await tx.schedules.insert(site, added);
      await record(tx, ports, caller, locked, { what: 'add', before: null, after: added });
      return ok({});
    }),

  /** Changes a schedule. Writes nothing if the schedule stays the same. */
  changeSchedule: (caller: SessionCaller, input: KnownScheduleInput & ScheduleForm): Reply =>
    changeSchedulesOf(ports, caller, input, async (tx, locked) => {
      const { site, now, facts } = locked;
      const before = facts.schedules.find(({ id }) => id === input.id);
      if (before === undefined || before.layer !== input.layer) return NOT_FOUND;
      if (before.rev !== input.rev) return changedAtSite(ports, site, before);
      const read = checkLayer(locked, formOf(input), input.id);
      if (!read.ok) return read;
      const after: StoredSchedule = {
        ...before,
        ...read.value,
        rev: before.rev + 1,
        updatedAt: now,
        updatedBy: site.by,
      };
      if (changesOf(before, after).length === 0) return ok({});
      await tx.schedules.update(after);
      await record(tx, ports, caller, locked, { what: 'change', before, after });
      return ok({});
    }),

  /** Deletes a schedule, which can be restored. */
  deleteSchedule: (caller: SessionCaller, input: KnownScheduleInput): Reply =>
    changeSchedulesOf(ports, caller, input, async (tx, locked) => {
      const { site, now, facts } = locked;
      const before = facts.schedules.find(({ id }) => id === input.id);
      if (before === undefined) return NOT_FOUND;
      const may = locked.checkLayer(rankOf(before));
      if (!may.ok) return may;
      if (before.rev !== input.rev) return changedAtSite(ports, site, before);
      await tx.schedules.update({
        ...before,
        rev: before.rev + 1,
        updatedAt: now,
        updatedBy: site.by,
        deletedAt: now,
      });
      await record(tx, ports, caller, locked, { what: 'delete', before, after: null });
      return ok({});
    }),

  /** Restores a deleted schedule. Refuses if it would conflict with another schedule of the same layer. */
  restoreSchedule: (caller: SessionCaller, input: KnownScheduleInput): Reply =>
    changeSchedulesOf(ports, caller, input, async (tx, locked) => {
      const { site, now, facts } = locked;
      const found = await tx.schedules.find(site.siteNum, input.id);
      if (found === null) return NOT_FOUND;
      const may = locked.checkLayer(rankOf(found));
      if (!may.ok) return may;
      if (found.rev !== input.rev) return changedAtSite(ports, site, found);
      if (found.deletedAt === null) return ok({});
      const alone = checkOthers(facts, found, found.id);
      if (!alone.ok) return alone;
      const after: StoredSchedule = {
        ...found,
        rev: found.rev + 1,
        updatedAt: now,
        updatedBy: site.by,
        deletedAt: null,
      };
      await tx.schedules.update(after);
      await record(tx, ports, caller, locked, { what: 'restore', before: null, after });
      return ok({});
    }),
});
