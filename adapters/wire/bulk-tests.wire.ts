import * as z from 'zod/mini';
import {
  accountSelectionSchema,
  bulkDryRunSchema,
  bulkRunSchema,
  bulkTestFormSchema,
} from '#core/bulk-tests/bulk-test.schema.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { testCategorySchema } from '#core/tests-on-site/site-test.schema.ts';
import { onlyText } from './account-list.wire.ts';
import { get, post, put } from './endpoint.ts';
import { listParams } from './lists.wire.ts';

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
const ofRun = { ...common, params: z.strictObject({ id: z.uuid() }) } as const;
const wanted = { selection: accountSelectionSchema, form: bulkTestFormSchema };

/** Says what placing many accounts on test would do, those of a filter or only some; changes nothing. A number outside of the scope answers 404 for all of them (domain guide 5.2). */
export const checkManyTests = get('checkManyTests', 'site/accounts/tests/check', {
  ...common,
  summary: 'What placing many accounts on test would do',
  query: z.strictObject({
    ...listParams(ACCOUNT_LIST),
    only: onlyText,
    category: testCategorySchema,
    /** Milliseconds. */
    length: z.optional(lengthText),
    endsAt: z.optional(z.iso.datetime()),
  }),
  reply: bulkDryRunSchema,
  errors: [404, 422],
});

/** Does what was checked: some at once, many by a job; the same id again answers how it stands (domain guide 5.5 "Bulk actions"). */
export const placeManyTests = post('placeManyTests', 'site/accounts/tests', {
  ...common,
  repeatable: 'always',
  summary: 'Place many accounts on test',
  body: z.strictObject({
    ...wanted,
    id: z.uuid(),
    checkedAt: z.iso.datetime(),
    digest: z.string().check(z.maxLength(32)),
  }),
  reply: bulkRunSchema,
  errors: [404, 409, 422],
});

export const readManyTests = get('readManyTests', 'site/accounts/tests/{id}', {
  ...ofRun,
  summary: 'What became of each account that was placed on test',
  reply: bulkRunSchema,
  errors: [404],
});

/** Takes off exactly what the press placed, while it lasts. */
export const undoManyTests = post('undoManyTests', 'site/accounts/tests/{id}/undo', {
  ...ofRun,
  repeatable: 'always',
  summary: 'Take off what was placed on many accounts',
  reply: bulkRunSchema,
  errors: [404, 409],
});

/** Adds accounts to the person's favourites; those that are stay. */
export const addFavoriteSites = put('addFavoriteSites', 'site/accounts/favorites', {
  repeatable: 'always',
  summary: 'Add many accounts to the favourites',
  access: { ...dealer, permissions: [] },
  inGroup: true,
  body: z.strictObject({ selection: accountSelectionSchema }),
  /** How many of those that were meant are favourites now: all of them. */
  reply: z.object({ favorites: z.int() }),
  errors: [404, 422],
});
