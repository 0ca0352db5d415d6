import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { addressNames, lostInQuery } from '../lists/read-list-query.rule.ts';
import { ACCOUNT_LIST } from '../sites/account-list.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';

/** Name of the bulk-test job. The name is stored with each job and must never change. */
export const BULK_TEST_JOB = 'bulk-tests';

/** Maximum number of accounts in one bulk test. */
export const BULK_MOST = 10000;

/** Maximum number of accounts that can be selected one by one. A filter can select more. */
export const TICKED_MOST = 500;

/** Maximum number of rows listed in a panel. Further rows are only counted. */
export const BULK_SHOWN = 200;

/** Maximum number of accounts processed in the request itself. A job processes larger numbers of accounts. */
export const BULK_AT_ONCE = 10;

const NAMES: ReadonlySet<string> = new Set(addressNames(ACCOUNT_LIST));

/**
 * Selects accounts: single accounts, or all accounts that match a filter as written in the list's URL. An unknown part of
 * the filter is refused, because without it the filter would match more accounts.
 */
export const accountSelectionSchema = z.union([
  z.strictObject({
    siteNums: z.readonly(
      z.array(z.int().check(z.minimum(1), z.maximum(999999999))).check(z.maxLength(TICKED_MOST)),
    ),
  }),
  z.strictObject({
    filter: z.readonly(
      z
        .record(z.string().check(z.maxLength(32)), z.string().check(z.maxLength(200)))
        .check(({ issues, value: input }) => {
          const keys = Object.keys(input).filter((name) => !NAMES.has(name));
          if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input });
          for (const name of lostInQuery(ACCOUNT_LIST, input))
            issues.push({ code: 'custom', path: [name], message: 'No such filter value', input });
        }),
    ),
  }),
]);
export type AccountSelection = Readonly<z.infer<typeof accountSelectionSchema>>;

/** The test to place on all accounts: starts now, covers the whole site, and lasts for `length` or until `endsAt`. */
export const bulkTestFormSchema = z.strictObject({
  category: testCategorySchema,
  /** Length of the test in milliseconds; null if `endsAt` is given. */
  length: z.nullable(z.int().check(z.minimum(1))),
  endsAt: z.nullable(z.iso.datetime()),
  reason: requiredText('Reason', LIMITS.testReason),
});
export type BulkTestForm = Readonly<z.infer<typeof bulkTestFormSchema>>;

/** The fields of the form that a dry run needs. */
export type BulkTestTimes = Omit<BulkTestForm, 'reason'>;

const counts = z.object({ go: z.int(), merge: z.int(), skip: z.int() });

/** What would happen to one account. `words` holds remarks, such as why the account is skipped. Times are ISO timestamps. */
const bulkRowSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  transmitterCode: z.string(),
  timeZone: z.string(),
  verdict: z.enum(['go', 'merge', 'skip']),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** Existing test into which the new test would be merged; null if there is none. */
  merged: z.nullable(z.object({ placedBy: z.string(), startsAt: z.string(), endsAt: z.string() })),
  words: z.nullable(z.string()),
});
export type BulkRow = Readonly<z.infer<typeof bulkRowSchema>>;

/** Result of a dry run, which changes nothing. `digest` identifies the set of accounts. */
export const bulkDryRunSchema = z.object({
  checkedAt: z.string(),
  digest: z.string(),
  total: z.int(),
  counts,
  rows: z.array(bulkRowSchema),
});
export type BulkDryRun = Readonly<z.infer<typeof bulkDryRunSchema>>;

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

/** State of a bulk-test run: its progress, the outcome of each account, and whether the run can be undone. */
export const bulkRunSchema = z.object({
  id: z.string(),
  /** Background job; null if all accounts were processed in the request itself. */
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
  /** True if a test that the bulk-test run placed or extended is still running. */
  mayUndo: z.boolean(),
  rows: z.array(bulkOutcomeSchema),
});
export type BulkRun = Readonly<z.infer<typeof bulkRunSchema>>;
