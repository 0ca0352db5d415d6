import { err, type Result } from '#core/kernel/result.ts';
import { dayNumber, isBefore, weekdayOf } from '#core/kernel/calendar-day.rule.ts';
import { type FieldErrors, readForm } from '#core/forms/read-form.schema.ts';
import { EVERY_DAY } from '#core/schedules/effective-hours.rule.ts';
import { type ScheduleForm, scheduleFormSchema } from '#core/schedules/schedule-form.schema.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import {
  NEW_ENTRY,
  readEntry,
  type TypedEntry,
  typedEntry,
} from '#core/schedules/typed-entry.rule.ts';

export type Layer = ScheduleForm['layer'];

export interface TypedSchedule {
  /** The id of an existing layer; empty for a new layer. */
  readonly id: string;
  readonly layer: Layer;
  readonly kind: NonNullable<ScheduleForm['kind']>;
  readonly reason: string;
  readonly authorizedBy: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly closed: boolean;
  readonly areaNums: readonly number[];
  /** The weekdays on which a temporary schedule of several days applies. */
  readonly appliesOn: readonly number[];
  readonly entries: readonly TypedEntry[];
}

/** Field values of an empty form. */
export const NEW_SCHEDULE: TypedSchedule = {
  id: '',
  layer: 'temporary',
  kind: 'Changed hours',
  reason: '',
  authorizedBy: '',
  fromDay: '',
  toDay: '',
  closed: false,
  areaNums: [],
  appliesOn: EVERY_DAY,
  entries: [{ ...NEW_ENTRY, weekdays: EVERY_DAY }],
};

/** The layer to open in the editor: new or existing. */
export interface EditedSchedule {
  readonly layer: Layer;
  readonly schedule?: SavedSchedule;
  readonly today: string;
  readonly areaNum?: number | null;
  /** Initial hours of a new layer. */
  readonly hours?: TypedEntry | null;
}

/** Returns true if an entry applies on every day of its schedule. Only weekdays that occur within the schedule are compared. */
const isEveryDay = ({ fromDay, toDay }: SavedSchedule, weekdays: readonly number[]): boolean => {
  const [first, last] = [dayNumber(fromDay ?? ''), dayNumber(toDay ?? '')];
  const days = Array.from({ length: Math.min(last - first + 1, 7) }, (_, at) =>
    weekdayOf(first + at),
  );
  return days.every((day) => weekdays.includes(day));
};

const entriesOf = (schedule: SavedSchedule): readonly TypedEntry[] =>
  schedule.entries.length === 0
    ? NEW_SCHEDULE.entries
    : schedule.entries.map((entry) => ({
        ...typedEntry(entry),
        // Uses all weekdays for an entry that applies on every day, so that the entry still applies on every day after its dates change.
        weekdays:
          schedule.layer === 'temporary' &&
          schedule.entries.length === 1 &&
          isEveryDay(schedule, entry.weekdays)
            ? EVERY_DAY
            : entry.weekdays,
      }));

/** Returns true if any entry applies only on certain weekdays, so that the form must show them. */
export const hasDays = ({ layer, entries }: TypedSchedule): boolean =>
  layer === 'alternate' ||
  entries.length > 1 ||
  entries.some(({ weekdays }) => weekdays.length < EVERY_DAY.length);

/** Returns true if the form asks for weekdays: a temporary schedule of one day always applies on its day. */
export const takesDays = ({ layer, fromDay, toDay }: TypedSchedule): boolean =>
  layer === 'temporary' && isBefore(fromDay, toDay);

/** Returns the form values of an existing layer. */
export const typedOf = (schedule: SavedSchedule): TypedSchedule => ({
  id: schedule.id,
  layer: schedule.layer === 'permanent' ? 'alternate' : schedule.layer,
  kind: schedule.kind ?? 'Changed hours',
  reason: schedule.reason ?? '',
  authorizedBy: schedule.authorizedBy ?? '',
  fromDay: schedule.fromDay ?? '',
  toDay: schedule.toDay ?? '',
  closed: schedule.entries.length === 0,
  areaNums: schedule.areaNums,
  appliesOn: schedule.appliesOn,
  entries: entriesOf(schedule),
});

/** Returns the form values of a new layer. */
export const newOf = ({
  layer,
  today,
  areaNum = null,
  hours = null,
}: EditedSchedule): TypedSchedule => ({
  ...NEW_SCHEDULE,
  layer,
  fromDay: today,
  toDay: today,
  areaNums: areaNum === null ? [] : [areaNum],
  entries: layer === 'alternate' ? [NEW_ENTRY] : hours === null ? NEW_SCHEDULE.entries : [hours],
});

/** Returns true if the layer in the form has hours. */
export const hasHours = ({ layer, kind, closed }: TypedSchedule): boolean =>
  layer === 'temporary' ? kind !== 'Closed all day' : layer === 'alternate' || !closed;

/** Validates the form. Errors of an entry have keys such as `entries.0.opens`. */
export const validateTyped = (
  typed: TypedSchedule,
  holiday: Pick<SavedSchedule, 'holidayGroup' | 'holidayName'>,
): Result<ScheduleForm, FieldErrors> => {
  const read = hasHours(typed) ? typed.entries.map((entry) => readEntry(entry)) : [];
  const problems = read.flatMap((one, at) =>
    one.ok
      ? []
      : Object.entries(one.error).map(([field, text]) => [`entries.${at}.${field}`, [text]]),
  );
  const isHoliday = typed.layer === 'holiday';
  const form = readForm(scheduleFormSchema, {
    layer: typed.layer,
    kind: typed.layer === 'temporary' ? typed.kind : null,
    reason: typed.reason.trim() || null,
    authorizedBy: typed.authorizedBy.trim() || null,
    fromDay: isHoliday ? null : typed.fromDay || null,
    toDay: isHoliday ? null : typed.toDay || null,
    ...holiday,
    areaNums: typed.areaNums,
    appliesOn: takesDays(typed) ? typed.appliesOn : EVERY_DAY,
    entries: read.flatMap((one) => (one.ok ? [one.value] : [])),
  });
  if (problems.length === 0) return form;
  const others = form.ok ? {} : form.error;
  return err({ ...others, entries: ['Check the hours'], ...Object.fromEntries(problems) });
};

/** Returns true if a layer with this id and the sent content is stored. Used after a lost response. */
export const isThere = (stored: SiteSchedules, id: string, wanted: ScheduleForm): boolean => {
  const found = stored.schedules.find((one) => one.id === id);
  if (found === undefined) return false;
  const { layer, kind, reason, authorizedBy, fromDay, toDay, entries } = found;
  const { appliesOn, areaNums, holidayGroup, holidayName } = found;
  const same = { layer, kind, reason, authorizedBy, fromDay, toDay, holidayGroup, holidayName };
  return JSON.stringify({ ...same, areaNums, appliesOn, entries }) === JSON.stringify(wanted);
};
