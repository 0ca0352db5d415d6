import * as z from 'zod/mini';
import { zoneKeySchema } from './site-test.schema.ts';

/** What was tested in one calendar month at the site. */
const testedMonthSchema = z.object({
  /** As `YYYY-MM`. */
  month: z.string(),
  tests: z.int(),
  /** Number of zones that sent a signal during a test. */
  zones: z.int(),
});
export type TestedMonth = z.infer<typeof testedMonthSchema>;

const testedZoneSchema = z.extend(zoneKeySchema, {
  description: z.string(),
  /** When the zone last sent a signal during a test of these months; null if it did not. */
  testedAt: z.nullable(z.string()),
});
export type CoveredZone = z.infer<typeof testedZoneSchema>;

/** Which zones of a site were tested in the last twelve months. */
export const testCoverageSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  /** The last twelve months, oldest first. The last month has not ended yet. */
  months: z.array(testedMonthSchema),
  zones: z.array(testedZoneSchema),
});
export type TestCoverage = z.infer<typeof testCoverageSchema>;
