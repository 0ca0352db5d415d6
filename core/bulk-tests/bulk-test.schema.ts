import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from '../account-info/account-form.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { addressNames, lostInQuery } from '../lists/read-list-query.rule.ts';
import { ACCOUNT_LIST } from '../sites/account-list.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';

/** Name of the job that places many accounts on test. The name is stored with each job and must never change. */
export const BULK_TEST_JOB = 'bulk-tests';

/** Name of the job of the other bulk acts. It differs, because a server of an earlier version would place accounts on test. */
export const BULK_ACT_JOB = 'bulk-acts';

/** What can be done to many accounts at once. */
export const BULK_ACTS = ['place', 'takeOff', 'extend', 'note'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** Maximum number of accounts in one bulk act. */
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
const bulkTestFormSchema = z.strictObject({
  category: testCategorySchema,
  /** Length of the test in milliseconds; null if `endsAt` is given. */
  length: z.nullable(z.int().check(z.minimum(1))),
  endsAt: z.nullable(z.iso.datetime()),
  reason: requiredText('Reason', LIMITS.testReason),
});
export type BulkTestForm = Readonly<z.infer<typeof bulkTestFormSchema>>;

/** Takes the running test of each account off. */
const takeOffSchema = z.strictObject({ act: z.literal('takeOff') });

/** The longest extension of many tests at once, in milliseconds. */
const EXTENDED_MOST = 24 * 3600000;

/** Extends the running test of each account by this number of milliseconds. */
const extendSchema = z.strictObject({
  act: z.literal('extend'),
  by: z.int().check(z.minimum(1), z.maximum(EXTENDED_MOST)),
});

/** Writes the same note to each account. Without a last day, it is permanent. */
const noteSchema = z.strictObject({
  act: z.literal('note'),
  text: requiredText('Note', ACCOUNT_LIMITS.temporaryNote),
  until: z.nullable(daySchema()),
});

const changeFormSchema = z.discriminatedUnion('act', [takeOffSchema, extendSchema, noteSchema]);
export type BulkChangeForm = Readonly<z.infer<typeof changeFormSchema>>;

/** What to do to all accounts. A test to place names no act, as before there were others. */
export const bulkFormSchema = z.union([changeFormSchema, bulkTestFormSchema]);
export type BulkForm = Readonly<z.infer<typeof bulkFormSchema>>;

/** Returns what a form does. */
export const bulkActOf = (form: BulkForm | BulkDryForm): BulkAct =>
  'act' in form ? form.act : 'place';

/** The fields of the forms that a dry run needs. */
export type BulkDryForm =
  | Omit<BulkTestForm, 'reason'>
  | Exclude<BulkChangeForm, { readonly act: 'note' }>
  | { readonly act: 'note'; readonly until: string | null };

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
  /** Existing test into which the new test would be merged, or that would be changed; null if there is none. */
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
  outcome: z.nullable(z.enum(['placed', 'merged', 'done', 'skipped'])),
  words: z.nullable(z.string()),
  undone: z.nullable(z.enum(['takenOff', 'restored', 'removed', 'left'])),
  undoWords: z.nullable(z.string()),
});
export type BulkOutcome = Readonly<z.infer<typeof bulkOutcomeSchema>>;

const laterCount = z._default(z.int(), 0);

/** State of a bulk run: its progress, the outcome of each account, and whether the run can be undone. */
export const bulkRunSchema = z.object({
  id: z.string(),
  /** The act. A server of an earlier version, which can only place tests, does not name it; nor does it count `done`. */
  act: z._default(z.enum(BULK_ACTS), 'place'),
  /** Background job; null if all accounts were processed in the request itself. */
  job: z.nullable(jobSchema),
  total: z.int(),
  counts: z.object({
    waiting: z.int(),
    placed: z.int(),
    merged: z.int(),
    /** Tests taken off or extended, and notes added. */
    done: laterCount,
    skipped: z.int(),
    takenOff: z.int(),
    restored: z.int(),
    removed: laterCount,
    left: z.int(),
  }),
  undoAsked: z.boolean(),
  /** True if something that the run did can still be undone. */
  mayUndo: z.boolean(),
  rows: z.array(bulkOutcomeSchema),
});
export type BulkRun = Readonly<z.infer<typeof bulkRunSchema>>;
