import * as z from 'zod/mini';
import { SERVICE_TYPES } from '../signals/signal.ts';
import { siteTestSchema, testCategorySchema, zoneKeySchema } from './site-test.schema.ts';

const text = z.nullable(z.string());
const zone = z.extend(zoneKeySchema, {
  description: z.string(),
  serviceType: z.enum(SERVICE_TYPES),
  lastHeardAt: text,
});

/** The site data of a test screen, without zones. */
const siteWithoutZones = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  addressDisplay: z.string(),
  timeZone: z.string(),
  devices: z.array(
    z.object({ devNum: z.int(), transmitterCode: z.string(), description: z.string() }),
  ),
});
const site = z.extend(siteWithoutZones, { zones: z.array(zone) });

/**
 * The tests of a site with the data for the test form, in one response. `asOf` is the provider's time, used to calculate
 * the remaining time.
 */
export const siteTestsSchema = z.object({
  asOf: z.string(),
  role: z.enum(['dealer', 'customer']),
  site: z.extend(site, {
    paidTypes: z.array(z.enum(SERVICE_TYPES)),
    /** True if each test of the site requires a passcode or PIN. */
    verifyTests: z.boolean(),
    /** The maximum length of a test in hours. Null when only the category limits it. */
    maxTestHours: z.nullable(z.int()),
    defaultCategory: testCategorySchema,
  }),
  tests: z.array(siteTestSchema),
});
export type SiteTests = z.infer<typeof siteTestsSchema>;

/** A changed test in its current state. `merged` is true if the test became part of an existing test. */
export const changedTestSchema = z.object({ test: siteTestSchema, merged: z.boolean() });
export type ChangedTest = z.infer<typeof changedTestSchema>;

const openZone = z.extend(zoneKeySchema, { description: text, lastAt: text });
/** A zone that alarmed during a test and did not restore. */
export type OpenZone = z.infer<typeof openZone>;

/**
 * The result of ending tests: the ended tests, or the open zones that prevent ending them until the person chooses
 * "anyway" (domain guide 6.1).
 */
export const clearedTestsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cleared'), tests: z.array(siteTestSchema) }),
  z.object({ kind: z.literal('ask'), zones: z.array(openZone) }),
]);
export type ClearedTests = z.infer<typeof clearedTestsSchema>;

export const resultZoneSchema = z.extend(zone, {
  state: z.enum(['Waiting', 'Received', 'Restored', 'Not on test']),
  firstAt: text,
  lastAt: text,
  count: z.int(),
  code: text,
  restoredAt: text,
});
export type ResultZone = z.infer<typeof resultZoneSchema>;

export const resultSignalSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  devNum: z.nullable(z.int()),
  areaNum: z.nullable(z.int()),
  zone: text,
  zoneText: text,
  event: z.string(),
  code: text,
  defined: z.boolean(),
});
export type ResultSignal = z.infer<typeof resultSignalSchema>;

/** The results of a test: one row for each zone, and the newest signals (domain guide 6.1 "Results"). */
export const testResultsSchema = z.object({
  asOf: z.string(),
  site: siteWithoutZones,
  test: siteTestSchema,
  zones: z.array(resultZoneSchema),
  signals: z.array(resultSignalSchema),
  signalCount: z.int(),
});
export type TestResults = z.infer<typeof testResultsSchema>;
