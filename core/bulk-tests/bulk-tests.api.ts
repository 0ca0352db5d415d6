import type { GatewayOf } from '../operations/gateway-of.ts';
import { type Codec, operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  type AccountSelection,
  accountSelectionSchema,
  bulkDryRunSchema,
  bulkRunSchema,
  bulkTestFormSchema,
  type BulkTestTimes,
} from './bulk-test.schema.ts';
import { ACCOUNT_LIST } from '../sites/account-list.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';
import { onlySome } from '../sites/account-list.api.ts';
import { listParams, listQueryOf } from '../lists/list-input.ts';
import { writeListQuery } from '../lists/read-list-query.rule.ts';

const dealer = {
  kind: 'full',
  applications: [2],
  permissions: ['noActionRead', 'noActionEdit'],
} as const;

const common = { access: dealer, inGroup: true } as const;

const lengthText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,10}$/, 'Must be a number')),
  z.transform(Number),
);

const ofRun = { ...common, input: { id: z.uuid() } } as const;

const wanted = { selection: accountSelectionSchema, form: bulkTestFormSchema };

/** Accounts are given one by one, or by a filter as written in the list's URL. */
const checkCodec = {
  read: ({ category, endsAt = null, length = null, only, ...rest }) => ({
    selection:
      only === undefined
        ? { filter: writeListQuery(ACCOUNT_LIST, listQueryOf(ACCOUNT_LIST, rest)) }
        : { siteNums: only },
    times: { category, endsAt, length },
  }),
  write: ({ selection, times: { category, endsAt, length } }) => ({
    ...('filter' in selection ? selection.filter : { only: selection.siteNums.join(',') }),
    category,
    ...(endsAt !== null && { endsAt }),
    ...(length !== null && { length }),
  }),
} satisfies Codec<
  Partial<BulkTestTimes> & Pick<BulkTestTimes, 'category'> & { readonly only?: readonly number[] },
  { readonly selection: AccountSelection; readonly times: BulkTestTimes }
>;

export const bulkTestsApi = {
  /**
   * Returns what placing many accounts on test would do, for a filter or a selection. Changes nothing. Responds with 404
   * if one of the accounts is outside the caller's scope (domain guide 5.2).
   */
  checkManyTests: operation({
    ...common,
    summary: 'Check a bulk test without starting it',
    input: {
      ...listParams(ACCOUNT_LIST),
      only: onlySome,
      category: testCategorySchema,
      /** Length of the test in milliseconds. */
      length: z.optional(lengthText),
      endsAt: z.optional(z.iso.datetime()),
    },
    codec: checkCodec,
    output: bulkDryRunSchema,
    refusals: ['notFound', 'unacceptable'],
  }),

  /**
   * Places the checked accounts on test: a few in the request itself, many by a job. Idempotent by id; a repeat returns
   * the current state (domain guide 5.5 "Bulk actions").
   */
  placeManyTests: operation({
    ...common,
    summary: 'Place many accounts on test',
    input: {
      ...wanted,
      id: z.uuid(),
      checkedAt: z.iso.datetime(),
      digest: z.string().check(z.maxLength(32)),
    },
    output: bulkRunSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'always',
  }),

  readManyTests: operation({
    ...ofRun,
    background: true,
    summary: 'Result of each account of a bulk test',
    output: bulkRunSchema,
    refusals: ['notFound'],
  }),

  /** Clears exactly those tests that the bulk-test run placed and that are still running. */
  undoManyTests: operation({
    ...ofRun,
    summary: 'Take the accounts of a bulk test off test',
    output: bulkRunSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
  }),

  /** Adds accounts to the user's favorites. Existing favorites stay. */
  addFavoriteSites: operation({
    summary: 'Add many accounts to the favorites',
    access: { ...dealer, permissions: [] },
    input: { selection: accountSelectionSchema },
    /** Number of selected accounts, all of which are favorites now. */
    output: z.object({ favorites: z.int() }),
    refusals: ['notFound', 'unacceptable'],
    repeatable: 'always',
    inGroup: true,
  }),
};

/** API for actions on many accounts of the list at once. */
export type BulkTestsGateway = GatewayOf<typeof bulkTestsApi>;
