import * as z from 'zod/mini';
import {
  accountSelectionSchema,
  bulkDryRunSchema,
  bulkRunSchema,
  bulkTestFormSchema,
} from '#core/bulk-tests/bulk-test.schema.ts';
import { get, post, put } from './endpoint.ts';

const dealer = {
  kind: 'full',
  applications: [2],
  permissions: ['noActionRead', 'noActionEdit'],
} as const;
const common = { access: dealer, inGroup: true } as const;
const ofRun = { ...common, params: z.strictObject({ id: z.uuid() }) } as const;
const wanted = { selection: accountSelectionSchema, form: bulkTestFormSchema };

/** Says what placing many accounts on test would do; changes nothing. A number outside of the scope answers 404 for all of them (domain guide 5.2). */
export const checkManyTests = post('checkManyTests', 'site/accounts/tests/check', {
  ...common,
  repeatable: 'always',
  roomy: true,
  summary: 'What placing many accounts on test would do',
  body: z.strictObject(wanted),
  reply: bulkDryRunSchema,
  errors: [404, 422],
});

/** Does what was checked: some at once, many by a job; the same id again answers how it stands (domain guide 5.5 "Bulk actions"). */
export const placeManyTests = post('placeManyTests', 'site/accounts/tests', {
  ...common,
  repeatable: 'always',
  roomy: true,
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
  roomy: true,
  summary: 'Add many accounts to the favourites',
  access: { ...dealer, permissions: [] },
  inGroup: true,
  body: z.strictObject({ selection: accountSelectionSchema }),
  reply: z.object({ added: z.int() }),
  errors: [404, 422],
});
