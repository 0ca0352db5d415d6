import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  accountSelectionSchema,
  bulkDryRunSchema,
  bulkRunSchema,
  bulkTestFormSchema,
} from './bulk-test.schema.ts';
import { ACCOUNT_LIST } from '../sites/account-list.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';
import { onlyText } from '../sites/account-list.api.ts';
import { listParams } from '../lists/list-input.ts';

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

export const bulkTestsApi = {
  /** Says what placing many accounts on test would do, those of a filter or only some; changes nothing. A number outside of the scope answers 404 for all of them (domain guide 5.2). */
  checkManyTests: operation({
    ...common,
    summary: 'What placing many accounts on test would do',
    input: {
      ...listParams(ACCOUNT_LIST),
      only: onlyText,
      category: testCategorySchema,
      /** Milliseconds. */
      length: z.optional(lengthText),
      endsAt: z.optional(z.iso.datetime()),
    },
    output: bulkDryRunSchema,
    refusals: ['notFound', 'unacceptable'],
  }),

  /** Does what was checked: some at once, many by a job; the same id again answers how it stands (domain guide 5.5 "Bulk actions"). */
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
    summary: 'What became of each account that was placed on test',
    output: bulkRunSchema,
    refusals: ['notFound'],
  }),

  /** Takes off exactly what the press placed, while it lasts. */
  undoManyTests: operation({
    ...ofRun,
    summary: 'Take off what was placed on many accounts',
    output: bulkRunSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
  }),

  /** Adds accounts to the person's favourites; those that are stay. */
  addFavoriteSites: operation({
    summary: 'Add many accounts to the favourites',
    access: { ...dealer, permissions: [] },
    input: { selection: accountSelectionSchema },
    /** How many of those that were meant are favourites now: all of them. */
    output: z.object({ favorites: z.int() }),
    refusals: ['notFound', 'unacceptable'],
    repeatable: 'always',
    inGroup: true,
  }),
};
