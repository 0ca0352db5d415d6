import * as z from 'zod/mini';
import {
  areaNumsSchema,
  HOLIDAY_GROUPS,
  SCHEDULE_LIMITS,
  scheduleEntrySchema,
  TEMPORARY_KINDS,
} from '#core/schedules/schedule-form.schema.ts';
import {
  assignedHolidaySchema,
  checkReactionsSchema,
  siteSchedulesSchema,
  STAY_LATE_MINUTES,
  stayedLateSchema,
} from '#core/schedules/site-schedules.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { numberText, rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const people = { kind: 'full', applications: [2, 3] } as const;
/** Who may enter temporary hours without the edit right, the use case judges by the call list (domain guide 6.5 "Rights"). */
const reads = { ...people, permissions: ['scheduleRead'] } as const;
const edits = { ...people, permissions: ['scheduleRead', 'scheduleEdit'] } as const;
const ofSite = { inGroup: true, params: z.strictObject({ sn: numberText }) } as const;
const ofSchedule = {
  inGroup: true,
  params: z.strictObject({ sn: numberText, id: z.uuid() }),
  access: reads,
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409, 422],
} as const;
const revOrNone = z.int().check(z.minimum(0));
const entries = z.array(scheduleEntrySchema).check(z.maxLength(SCHEDULE_LIMITS.entries));
const words = z.nullable(z.string().check(z.maxLength(1000)));

/** Judged as a whole by the use case, which says in words what is wrong. */
const form = {
  layer: z.enum(['temporary', 'holiday', 'alternate']),
  kind: z.nullable(z.enum(TEMPORARY_KINDS)),
  reason: words,
  authorizedBy: words,
  fromDay: z.nullable(z.string()),
  toDay: z.nullable(z.string()),
  holidayGroup: z.nullable(z.enum(HOLIDAY_GROUPS)),
  holidayName: words,
  areaNums: areaNumsSchema,
  entries,
};

/** The hours of a site in all layers; 404 outside of the scope (domain guide 6.5, 5.2). */
export const siteSchedules = get('siteSchedules', 'site/{sn}/schedules', {
  ...ofSite,
  summary: 'Opening and closing hours of a site in all layers',
  access: reads,
  reply: siteSchedulesSchema,
  errors: [404],
});

export const putWeeklyHours = put('putWeeklyHours', 'site/{sn}/weekly-hours', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Set the permanent week of some areas of a site',
  access: edits,
  body: z.strictObject({ id: z.uuid(), rev: revOrNone, areaNums: areaNumsSchema, entries }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

/** Adds a layer under the number its form made: the same number again is the same layer (domain guide 5.3). */
export const addSchedule = post('addSchedule', 'site/{sn}/schedules', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Add a season, a holiday or a temporary entry to the hours of a site',
  access: reads,
  body: z.strictObject({ id: z.uuid(), ...form }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

export const changeSchedule = put('changeSchedule', 'site/{sn}/schedules/{id}', {
  ...ofSchedule,
  summary: 'Change a season, a holiday or a temporary entry',
  body: z.strictObject({ ...form, rev }),
});

export const deleteSchedule = remove('deleteSchedule', 'site/{sn}/schedules/{id}', {
  ...ofSchedule,
  summary: 'Delete a layer of the hours of a site; it can be restored',
  query: z.strictObject({ rev: numberText }),
});

export const restoreSchedule = post('restoreSchedule', 'site/{sn}/schedules/{id}/restore', {
  ...ofSchedule,
  summary: 'Bring a deleted layer of hours back',
  body: z.strictObject({ rev }),
});

/** The same hours for several holidays; *replace* takes the others away (domain guide 6.5 "Holidays"). */
export const assignHolidays = post('assignHolidays', 'site/{sn}/holidays/assign', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Assign holidays to areas of a site',
  access: edits,
  body: z.strictObject({
    how: z.enum(['add', 'replace']),
    areaNums: areaNumsSchema,
    entries,
    holidays: z.array(assignedHolidaySchema).check(z.maxLength(100)),
    seen: z.array(z.strictObject({ id: z.uuid(), rev })).check(z.maxLength(300)),
  }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

/** Once for the number of its press; from the closings the person saw, minutes of their day. */
export const stayLate = post('stayLate', 'site/{sn}/schedules/stay-late', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Move must close of the areas that are open now',
  access: reads,
  body: z.strictObject({
    id: z.uuid(),
    by: z.literal(STAY_LATE_MINUTES),
    seen: z.array(z.int().check(z.minimum(0))).check(z.maxLength(SCHEDULE_LIMITS.areas)),
  }),
  reply: stayedLateSchema,
  errors: [404, 409, 422],
});

export const putReactions = put('putReactions', 'site/{sn}/supervision', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Set what follows when a time is missed',
  access: edits,
  body: z.strictObject({ values: checkReactionsSchema, rev: revOrNone }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});
