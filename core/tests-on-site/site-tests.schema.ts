import * as z from 'zod/mini';
import { SERVICE_TYPES } from '../signals/signal.ts';
import { siteTestSchema, testCategorySchema, zoneKeySchema } from './site-test.schema.ts';

const text = z.nullable(z.string());
const zone = z.extend(zoneKeySchema, {
  description: z.string(),
  serviceType: z.enum(SERVICE_TYPES),
  lastHeardAt: text,
});

/** What a screen says of the site; the results have each zone once, with what came from it. */
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

/** The tests of a site with all the form needs, so that the screen opens by one answer. `asOf` is the provider's time, for the time left. */
export const siteTestsSchema = z.object({
  asOf: z.string(),
  role: z.enum(['dealer', 'customer']),
  site: z.extend(site, {
    paidTypes: z.array(z.enum(SERVICE_TYPES)),
    /** A code has to be given for each test. */
    verifyTests: z.boolean(),
    /** The most hours a test may last; null where the category alone limits it. */
    maxTestHours: z.nullable(z.int()),
    /** What a new test begins with. */
    defaultCategory: testCategorySchema,
  }),
  tests: z.array(siteTestSchema),
});
export type SiteTests = z.infer<typeof siteTestsSchema>;

/** A change of a test as it stands now; `merged` where it became part of one that was there. */
export const changedTestSchema = z.object({ test: siteTestSchema, merged: z.boolean() });
export type ChangedTest = z.infer<typeof changedTestSchema>;

const openZone = z.extend(zoneKeySchema, { description: text, lastAt: text });
/** A zone that alarmed during a test and did not restore. */
export type OpenZone = z.infer<typeof openZone>;

/** Taken off, or the zones that stand in the way until somebody says "anyway" (domain guide 6.1). */
export const clearedTestsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cleared'), tests: z.array(siteTestSchema) }),
  z.object({ kind: z.literal('ask'), zones: z.array(openZone) }),
]);
export type ClearedTests = z.infer<typeof clearedTestsSchema>;

/** A zone in the results. */
export const resultZoneSchema = z.extend(zone, {
  state: z.enum(['Waiting', 'Received', 'Restored', 'Not on test']),
  firstAt: text,
  lastAt: text,
  count: z.int(),
  code: text,
  restoredAt: text,
});
export type ResultZone = z.infer<typeof resultZoneSchema>;

/** A signal that arrived during the test. */
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

/** What a test found: one row a zone, and the newest signals (domain guide 6.1 "Results"). */
export const testResultsSchema = z.object({
  asOf: z.string(),
  site: siteWithoutZones,
  test: siteTestSchema,
  zones: z.array(resultZoneSchema),
  signals: z.array(resultSignalSchema),
  signalCount: z.int(),
});
export type TestResults = z.infer<typeof testResultsSchema>;
