import type { GatewayOf } from '../operations/gateway-of.ts';
import { type Codec, operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  type AccountSelection,
  accountSelectionSchema,
  type BulkAct,
  BULK_ACTS,
  type BulkDryForm,
  bulkDryRunSchema,
  bulkFormSchema,
  bulkRunSchema,
} from './bulk-test.schema.ts';
import { ACCOUNT_LIST } from '../sites/account-list.ts';
import { daySchema } from '../forms/day.schema.ts';
import { EXTENSIONS, type TestCategory } from '../tests-on-site/test-limits.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';
import { onlySome } from '../sites/account-list.api.ts';
import { listParams, listQueryOf } from '../lists/list-input.ts';
import { writeListQuery } from '../lists/read-list-query.rule.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

/** Which right an act needs depends on the act: `mayActInBulk` decides it. */
const common = { access: dealer, inGroup: true } as const;

const lengthText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,10}$/, 'Must be a number')),
  z.transform(Number),
);

const ofRun = { ...common, input: { id: z.uuid() } } as const;

const wanted = { selection: accountSelectionSchema, form: bulkFormSchema };

/** The fields of a dry run as sent. */
export interface Checked {
  readonly act?: BulkAct | undefined;
  readonly by?: number | undefined;
  readonly category?: TestCategory | undefined;
  readonly endsAt?: string | undefined;
  readonly length?: number | undefined;
  readonly only?: readonly number[] | undefined;
  readonly until?: string | undefined;
}

const formOf = (checked: Checked): BulkDryForm => {
  const { act = 'place', by = EXTENSIONS[0], category = 'Other' } = checked;
  const { endsAt = null, length = null, until = null } = checked;
  if (act === 'place') return { category, endsAt, length };
  if (act === 'extend') return { act, by };
  return act === 'note' ? { act, until } : { act };
};

const filled = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    readonly [Key in keyof T]?: NonNullable<T[Key]>;
  };

/** Accounts are given one by one, or by a filter as written in the list's URL. */
const checkCodec = {
  read: ({ act, by, category, endsAt, length, only, until, ...rest }) => ({
    selection:
      only === undefined
        ? { filter: writeListQuery(ACCOUNT_LIST, listQueryOf(ACCOUNT_LIST, rest)) }
        : { siteNums: only },
    form: formOf({ act, by, category, endsAt, length, until }),
  }),
  write: ({ selection, form }) => ({
    ...('filter' in selection ? selection.filter : { only: selection.siteNums.join(',') }),
    ...filled(form),
  }),
} satisfies Codec<Checked, { readonly selection: AccountSelection; readonly form: BulkDryForm }>;

export const bulkTestsApi = {
  /**
   * Returns what an act would do to many accounts, for a filter or a selection: place on test, take off test, extend the
   * test, or add a note. Changes nothing. Responds with 404 if one of the accounts is outside the caller's scope (domain
   * guide 5.2).
   */
  checkManyTests: operation({
    ...common,
    summary: 'Check what a bulk act would do to many accounts',
    input: {
      ...listParams(ACCOUNT_LIST),
      only: onlySome,
      /** Places accounts on test if absent. */
      act: z.optional(z.enum(BULK_ACTS)),
      category: z.optional(testCategorySchema),
      /** Length of the test in milliseconds. */
      length: z.optional(lengthText),
      endsAt: z.optional(z.iso.datetime()),
      /** Extension in milliseconds. */
      by: z.optional(lengthText),
      /** Last day of the note. */
      until: z.optional(daySchema()),
    },
    codec: checkCodec,
    output: bulkDryRunSchema,
    refusals: ['notFound', 'unacceptable'],
  }),

  /**
   * Does the act to the checked accounts: to a few in the request itself, to many by a job. Idempotent by id; a repeat
   * returns the current state (domain guide 5.5 "Bulk actions").
   */
  placeManyTests: operation({
    ...common,
    summary: 'Test many accounts, end or extend their tests, or add a note to them',
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
    summary: 'Result of each account of a bulk act',
    output: bulkRunSchema,
    refusals: ['notFound'],
  }),

  /** Undoes exactly what the run did and nobody changed since. */
  undoManyTests: operation({
    ...ofRun,
    summary: 'Undo a bulk act',
    output: bulkRunSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
  }),

  /** Adds accounts to the user's favorites. Existing favorites stay. */
  addFavoriteSites: operation({
    summary: 'Add many accounts to the favorites',
    access: dealer,
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
