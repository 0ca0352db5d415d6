import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';

/** The job that works through many accounts; stored with each job, so never renamed. */
export const BULK_TEST_JOB = 'bulk-tests';

/** As many accounts as one press may be about. */
export const BULK_MOST = 10000;

/** As many accounts as may be ticked one by one; more are those of a filter. */
export const TICKED_MOST = 500;

/** Rows that a panel lists; the others are counted. */
export const BULK_SHOWN = 200;

/** As many accounts as are worked through at once; more are a job's. */
export const BULK_AT_ONCE = 10;

/** Which accounts are meant: ticked ones, or all that a filter of the list leaves, as its address says it. */
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

/** What all of them are placed on test for: now, the whole site, until a length has passed or an instant has come. */
export const bulkTestFormSchema = z.strictObject({
  category: testCategorySchema,
  /** Milliseconds; null where `endsAt` says it. */
  length: z.nullable(z.int().check(z.minimum(1))),
  endsAt: z.nullable(z.iso.datetime()),
  reason: requiredText('Reason', LIMITS.testReason),
});
export type BulkTestForm = Readonly<z.infer<typeof bulkTestFormSchema>>;

/** What a dry run needs of it. */
export type BulkTestTimes = Omit<BulkTestForm, 'reason'>;

const counts = z.object({ go: z.int(), merge: z.int(), skip: z.int() });

/** What would become of one account; `words` say why it is skipped, or what else is to be known. Times are ISO instants. */
const bulkRowSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  transmitterCode: z.string(),
  timeZone: z.string(),
  verdict: z.enum(['go', 'merge', 'skip']),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** The test it becomes part of. */
  merged: z.nullable(z.object({ placedBy: z.string(), startsAt: z.string(), endsAt: z.string() })),
  words: z.nullable(z.string()),
});
export type BulkRow = Readonly<z.infer<typeof bulkRowSchema>>;

/** What would happen, nothing changed yet; `digest` names the accounts it is about. */
export const bulkDryRunSchema = z.object({
  checkedAt: z.string(),
  digest: z.string(),
  total: z.int(),
  counts,
  rows: z.array(bulkRowSchema),
});
export type BulkDryRun = Readonly<z.infer<typeof bulkDryRunSchema>>;

/** What became of one account. */
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

/** A run as it stands: how far it is, what became of each row, and whether it can still be undone. */
export const bulkRunSchema = z.object({
  id: z.string(),
  /** The work in the background, null where all was done at once. */
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
  /** Some test it placed or prolonged still runs. */
  mayUndo: z.boolean(),
  rows: z.array(bulkOutcomeSchema),
});
export type BulkRun = Readonly<z.infer<typeof bulkRunSchema>>;
