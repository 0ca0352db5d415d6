import fc from 'fast-check';
import type { Holiday, Schedule, ScheduleEntry } from '#core/schedules/schedule.ts';
import { aDay } from './contacts.ts';

const minute = fc.integer({ min: 0, max: 1439 });
const window = fc.integer({ min: 0, max: 240 });
const span = fc.tuple(aDay, aDay).map(([a, b]) => (a < b ? [a, b] : [b, a]));

export const anyEntry: fc.Arbitrary<ScheduleEntry> = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  opensAt: minute,
  closesAt: minute,
  windowBefore: window,
  windowAfter: window,
  mustOpen: fc.boolean(),
  mustClose: fc.boolean(),
});

/** A layer of business hours on a few days of March 2026. The narrow range makes layers overlap. */
export const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    layer: fc.constantFrom('temporary', 'holiday', 'alternate', 'permanent'),
    days: fc.option(span),
    areaNums: fc.constantFrom([], [2], [1, 2]),
    holidayName: fc.option(fc.constantFrom('Founders', 'Harvest')),
    entries: fc.array(anyEntry, { maxLength: 2 }),
    weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })),
  })
  .map(({ days, holidayName, weekdays, ...schedule }): Schedule => {
    const isTemporary = schedule.layer === 'temporary';
    const isHoliday = schedule.layer === 'holiday';
    const [fromDay = '2026-03-04', toDay = '2026-03-04'] = days ?? [];
    return {
      ...schedule,
      kind: isTemporary ? 'Changed hours' : null,
      reason: null,
      fromDay: isTemporary || days !== null ? fromDay : null,
      toDay: isTemporary || days !== null ? toDay : null,
      holidayGroup: isHoliday ? 'National' : null,
      holidayName: isHoliday ? holidayName : null,
      ...(isTemporary && weekdays !== null && { appliesOn: weekdays }),
    };
  });

export const anyHoliday: fc.Arbitrary<Holiday> = fc
  .record({
    holidayGroup: fc.constantFrom('National', 'Regional'),
    name: fc.constantFrom('Founders', 'Harvest'),
    days: span,
  })
  .map(({ days: [fromDay = '', toDay = ''], ...holiday }) => ({ ...holiday, fromDay, toDay }));

/** The layers of a site's business hours, and the holidays to which these layers may refer. */
export const anyHours = fc.tuple(
  fc.array(anySchedule, { maxLength: 5 }),
  fc.array(anyHoliday, { maxLength: 2 }),
);

/** A permanent layer that applies to all areas and has no business hours yet. */
export const PERMANENT: Schedule = {
  layer: 'permanent',
  kind: null,
  reason: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
  areaNums: [],
  entries: [],
};
