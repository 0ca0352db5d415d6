import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { SERVICE_TYPES } from '../signals/signal.ts';
import { TEST_CATEGORIES, type TestCategory } from './test-limits.ts';

/** The states of a test (domain guide 10). */
export const TEST_STATES = ['Scheduled', 'Active', 'Expired', 'Cleared early'] as const;
export type TestState = (typeof TEST_STATES)[number];

const instant = z.iso.datetime();
const devNum = z.int().check(z.minimum(0), z.maximum(9999));

export const testCategorySchema = z.enum(Object.keys(TEST_CATEGORIES) as [TestCategory]);

/** The identity of a zone: device, area, and the zone number with leading zeros as the panel sends it. */
export const zoneKeySchema = z.object({
  devNum,
  areaNum: z.int().check(z.minimum(0), z.maximum(99)),
  zone: z.string().check(z.minLength(1), z.maxLength(6)),
});
export type ZoneKey = z.infer<typeof zoneKeySchema>;

/** The zones and service types that a test includes or excludes (domain guide 6.1 "Scope"). */
export const testScopeSchema = z.object({
  kind: z.enum(['all', 'listed', 'allExcept']),
  zones: z.readonly(z.array(zoneKeySchema).check(z.maxLength(500))),
  serviceTypes: z.readonly(z.array(z.enum(SERVICE_TYPES)).check(z.maxLength(SERVICE_TYPES.length))),
});
export type TestScope = z.infer<typeof testScopeSchema>;

const wallMinute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));

/**
 * Weekdays (1 is Monday), local start and end minutes at the site, and the last day, inclusive. An end at or before the
 * start means the next day.
 */
export const recurrenceSchema = z.object({
  weekdays: z.readonly(
    z
      .array(z.int().check(z.minimum(1), z.maximum(7)))
      .check(z.minLength(1, 'Choose at least one weekday'), z.maxLength(7)),
  ),
  from: wallMinute,
  to: wallMinute,
  until: z.iso.date(),
});
export type Recurrence = z.infer<typeof recurrenceSchema>;

export const warningSchema = z.object({
  minutes: z.readonly(z.array(z.literal([5, 15, 30])).check(z.maxLength(3))),
  channels: z.readonly(z.array(z.enum(['inApp', 'email', 'sms'])).check(z.maxLength(3))),
});
export type TestWarning = z.infer<typeof warningSchema>;

/** `noAction`: the monitoring center does not act on signals. `live`: signals are also shown as they arrive (domain guide 6.1). */
export const testModeSchema = z.enum(['noAction', 'live']);
export type TestMode = z.infer<typeof testModeSchema>;

/** A requested test. Times are ISO instants; a null `startsAt` means now. The end is either a length or an instant. */
export const testFormSchema = z.object({
  mode: testModeSchema,
  /** The devices to test. Empty means all devices of the site. */
  devNums: z.readonly(z.array(devNum).check(z.maxLength(100))),
  scope: testScopeSchema,
  category: testCategorySchema,
  startsAt: z.nullable(instant),
  /** The length in milliseconds. Null when `endsAt` is set. */
  length: z.nullable(z.int().check(z.minimum(1))),
  endsAt: z.nullable(instant),
  recurrence: z.nullable(recurrenceSchema),
  reason: requiredText('Reason', LIMITS.testReason),
  warning: warningSchema,
  /** True if the person confirmed that fire and CO alarms will not reach the fire department. */
  confirmed: z.boolean(),
});
export type TestForm = z.infer<typeof testFormSchema>;

const text = z.nullable(z.string());

/** A test as listed and returned. Its times determine the state and the remaining time. */
export const siteTestSchema = z.object({
  id: z.string(),
  rev: z.int(),
  siteNum: z.int(),
  mode: testModeSchema,
  devNums: z.readonly(z.array(z.int())),
  scope: testScopeSchema,
  category: testCategorySchema,
  startsAt: z.string(),
  endsAt: z.string(),
  reason: z.string(),
  placedBy: z.string(),
  placedByMe: z.boolean(),
  /** The holder of the passcode or PIN that was given for the test. */
  verifiedBy: text,
  role: z.enum(['dealer', 'customer']),
  warning: warningSchema,
  recurrence: z.nullable(recurrenceSchema),
  clearedAt: text,
  clearedBy: text,
  updatedBy: text,
  updatedAt: z.string(),
});
export type SiteTest = z.infer<typeof siteTestSchema>;
