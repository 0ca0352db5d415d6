import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';

/** The job that processes many accounts. The name is stored with each job, so it must never change. */
export const BULK_TEST_JOB = 'bulk-tests';

/** The most accounts in one request. */
export const BULK_MOST = 10000;

/** The most accounts that can be selected one by one. More can be selected only by a filter. */
export const TICKED_MOST = 500;

/** The most rows listed in a panel. Further ones are only counted. */
export const BULK_SHOWN = 200;

/** The most accounts processed immediately. More are processed by a job. */
export const BULK_AT_ONCE = 10;

/** Selects accounts: individual ones, or all that match a filter of the list, in the form of its address. */
export const accountSelectionSchema = z.union([
  z.strictObject({
    siteNums: z.readonly(
      z.array(z.int().check(z.minimum(1), z.maximum(999999999))).check(z.maxLength(TICKED_MOST)),
    ),
  }),
  z.strictObject({
    filter: z.readonly(
      z.record(z.string().check(z.maxLength(32)), z.string().check(z.maxLength(200))),
    ),
  }),
]);
export type AccountSelection = Readonly<z.infer<typeof accountSelectionSchema>>;

/** The test to place on all of them: starting now, for the whole site, for a length or until an instant. */
export const bulkTestFormSchema = z.strictObject({
  category: testCategorySchema,
  /** The length of the test in milliseconds; null if `endsAt` is used instead. */
  length: z.nullable(z.int().check(z.minimum(1))),
  endsAt: z.nullable(z.iso.datetime()),
  reason: requiredText('Reason', LIMITS.testReason),
});
export type BulkTestForm = Readonly<z.infer<typeof bulkTestFormSchema>>;

/** The part of the form that a dry run needs. */
export type BulkTestTimes = Omit<BulkTestForm, 'reason'>;

const counts = z.object({ go: z.int(), merge: z.int(), skip: z.int() });

/** What would happen to one account. `words` state why it is skipped, or other remarks. Times are ISO instants. */
const bulkRowSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  transmitterCode: z.string(),
  timeZone: z.string(),
  verdict: z.enum(['go', 'merge', 'skip']),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** The test into which the new one would be merged. */
  merged: z.nullable(z.object({ placedBy: z.string(), startsAt: z.string(), endsAt: z.string() })),
  words: z.nullable(z.string()),
});
export type BulkRow = Readonly<z.infer<typeof bulkRowSchema>>;

/** What would happen, with nothing changed yet. `digest` identifies the set of accounts. */
export const bulkDryRunSchema = z.object({
  checkedAt: z.string(),
  digest: z.string(),
  total: z.int(),
  counts,
  rows: z.array(bulkRowSchema),
});
export type BulkDryRun = Readonly<z.infer<typeof bulkDryRunSchema>>;

/** What happened to one account. */
const bulkOutcomeSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  transmitterCode: z.string(),
  outcome: z.nullable(z.enum(['placed', 'merged', 'skipped'])),
  words: z.nullable(z.string()),
  undone: z.nullable(z.enum(['takenOff', 'restored', 'left'])),
  undoWords: z.nullable(z.string()),
});
export type BulkOutcome = Readonly<z.infer<typeof bulkOutcomeSchema>>;

/** The state of a run: its progress, the outcome of each row, and whether it can still be undone. */
export const bulkRunSchema = z.object({
  id: z.string(),
  /** The background job; null if all was done immediately. */
  job: z.nullable(jobSchema),
  total: z.int(),
  counts: z.object({
    waiting: z.int(),
    placed: z.int(),
    merged: z.int(),
    skipped: z.int(),
    takenOff: z.int(),
    restored: z.int(),
    left: z.int(),
  }),
  undoAsked: z.boolean(),
  /** True if a test that the run placed or extended is still running. */
  mayUndo: z.boolean(),
  rows: z.array(bulkOutcomeSchema),
});
export type BulkRun = Readonly<z.infer<typeof bulkRunSchema>>;
