import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  appliesOnSchema,
  areaNumsSchema,
  HOLIDAY_GROUPS,
  SCHEDULE_LIMITS,
  scheduleEntrySchema,
  TEMPORARY_KINDS,
} from './schedule-form.schema.ts';
import {
  assignedHolidaySchema,
  checkReactionsSchema,
  siteSchedulesSchema,
  STAY_LATE_MINUTES,
  stayedLateSchema,
} from './site-schedules.schema.ts';
import { wholeNumber, rev, revOrNone, zeroOrMore } from '../operations/fields.ts';

const people = { kind: 'full', applications: [2, 3] } as const;

/**
 * Access rule for reading business hours. For people who may enter temporary hours without the edit permission, the use
 * case checks the call list (domain guide 6.5 "Rights").
 */
const reads = { ...people, permissions: ['scheduleRead'] } as const;

const edits = { ...people, permissions: ['scheduleRead', 'scheduleEdit'] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofSchedule = {
  access: reads,
  input: { sn: wholeNumber, id: z.uuid() },
  refusals: ['notFound', 'conflict', 'unacceptable'],
  inGroup: true,
  repeatable: 'byKey',
} as const;

const entries = z.array(scheduleEntrySchema).check(z.maxLength(SCHEDULE_LIMITS.entries));

const text = z.nullable(z.string().check(z.maxLength(1000)));

/** The fields of a schedule layer. The use case validates the whole form and returns error messages. */
const form = {
  layer: z.enum(['temporary', 'holiday', 'alternate']),
  kind: z.nullable(z.enum(TEMPORARY_KINDS)),
  reason: text,
  authorizedBy: text,
  fromDay: z.nullable(z.string()),
  toDay: z.nullable(z.string()),
  holidayGroup: z.nullable(z.enum(HOLIDAY_GROUPS)),
  holidayName: text,
  areaNums: areaNumsSchema,
  appliesOn: appliesOnSchema,
  entries,
};

export const schedulesApi = {
  /**
   * Returns the business hours of a site in all layers. Returns 404 when the site is outside the caller's scope (domain
   * guide 6.5, 5.2).
   */
  siteSchedules: operation({
    ...ofSite,
    summary: 'Opening and closing hours of a site in all layers',
    access: reads,
    output: siteSchedulesSchema,
    refusals: ['notFound'],
  }),

  /** Sets the weekly hours of some areas. `rev` is 0 if these areas have no week of their own yet. */
  putWeeklyHours: operation({
    ...ofSite,
    summary: 'Set the permanent week of areas of a site',
    access: edits,
    input: { ...ofSite.input, id: z.uuid(), rev: revOrNone, areaNums: areaNumsSchema, entries },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Adds a schedule layer under the id that its form created, so that repeating the request adds no second layer (domain guide 5.3). */
  addSchedule: operation({
    ...ofSite,
    summary: 'Add a season, a holiday or a temporary entry to the hours of a site',
    access: reads,
    input: { ...ofSite.input, id: z.uuid(), ...form },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  changeSchedule: operation({
    ...ofSchedule,
    summary: 'Change a season, a holiday or a temporary entry',
    input: { ...ofSchedule.input, ...form, rev },
  }),

  deleteSchedule: operation({
    ...ofSchedule,
    summary: 'Delete a layer of the hours of a site; it can be restored',
    input: { ...ofSchedule.input, rev: wholeNumber },
  }),

  restoreSchedule: operation({
    ...ofSchedule,
    summary: 'Restore a deleted layer of hours',
    input: { ...ofSchedule.input, rev },
  }),

  /**
   * Assigns the same hours to several holidays (domain guide 6.5 "Holidays"). *replace* removes the layers of all other
   * holidays; `seen` lists the layers that the person saw, with their revisions.
   */
  assignHolidays: operation({
    ...ofSite,
    summary: 'Assign holidays to areas of a site',
    access: edits,
    input: {
      ...ofSite.input,
      how: z.enum(['add', 'replace']),
      areaNums: areaNumsSchema,
      entries,
      holidays: z.array(assignedHolidaySchema).check(z.maxLength(100)),
      seen: z.array(z.strictObject({ id: z.uuid(), rev })).check(z.maxLength(300)),
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /**
   * Moves closing times later and returns the moved closing times. The request contains the closing times the person saw,
   * in minutes of their day; repeating the request moves nothing again.
   */
  stayLate: operation({
    ...ofSite,
    summary: 'Move the closing deadline of the areas that are open now',
    access: reads,
    input: {
      ...ofSite.input,
      id: z.uuid(),
      by: z.literal(STAY_LATE_MINUTES),
      seen: z.array(zeroOrMore).check(z.maxLength(SCHEDULE_LIMITS.areas)),
    },
    output: stayedLateSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  putReactions: operation({
    ...ofSite,
    summary: 'Set the reaction to a missed time',
    access: edits,
    input: { ...ofSite.input, values: checkReactionsSchema, rev: revOrNone },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),
};

/** The provider's operations for business hours (domain guide 6.5). Each change sends the revision that was edited. */
export type SchedulesGateway = GatewayOf<typeof schedulesApi>;
