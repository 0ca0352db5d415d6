import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { TEST_STATES, testFormSchema } from '#core/tests-on-site/site-test.schema.ts';
import {
  changedTestSchema,
  clearedTestsSchema,
  siteTestsSchema,
  testResultsSchema,
} from '#core/tests-on-site/site-tests.schema.ts';
import { get, post, put } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { numberText, rev } from './params.ts';

const people = { kind: 'full', applications: [2, 3] } as const;
const reads = { ...people, permissions: ['noActionRead'] } as const;
const changes = { ...people, permissions: ['noActionRead', 'noActionEdit'] } as const;
const ofSite = { inGroup: true, params: z.strictObject({ sn: numberText }) } as const;
const ofTest = { inGroup: true, params: z.strictObject({ id: z.uuid() }) } as const;
const form = testFormSchema.shape;

/** The tests of a site with what the form needs; 404 outside of the scope (domain guide 6.1, 5.2). */
export const siteTests = get('siteTests', 'site/{sn}/tests', {
  ...ofSite,
  summary: 'Tests of a site, running, planned and past',
  access: reads,
  query: z.strictObject({
    dn: z.optional(numberText),
    state: z.optional(z.enum(TEST_STATES)),
  }),
  reply: siteTestsSchema,
  errors: [404],
});

/** Places a test under the number its form made: the same number again starts no second one (domain guide 5.3). */
export const placeTest = post('placeTest', 'site/{sn}/tests', {
  ...ofSite,
  summary: 'Place a site on test',
  access: changes,
  body: z.strictObject({
    id: z.uuid(),
    ...form,
    /** Passcode or PIN with test authority, where one is given or demanded. */
    code: z.optional(z.string().check(z.maxLength(LIMITS.accountPasscode))),
  }),
  reply: changedTestSchema,
  oncePerKey: true,
  errors: [404, 409, 422, 503],
});

export const editTest = put('editTest', 'tests/{id}', {
  ...ofTest,
  repeatable: 'byKey',
  summary: 'Change a planned test',
  access: changes,
  body: z.strictObject({ ...form, rev }),
  reply: changedTestSchema,
  errors: [404, 409, 422],
});

export const extendTest = post('extendTest', 'tests/{id}/extend', {
  ...ofTest,
  repeatable: 'byKey',
  summary: 'Let a running test end later',
  access: changes,
  body: z.strictObject({ by: z.int().check(z.minimum(60000), z.maximum(86400000)), rev }),
  reply: changedTestSchema,
  errors: [404, 409, 422],
});

/** Answers the zones that alarmed and did not restore instead, unless `anyway` (domain guide 6.1). */
export const clearTest = post('clearTest', 'tests/{id}/clear', {
  ...ofTest,
  repeatable: 'byKey',
  summary: 'Take a test off, or remove a planned one',
  access: changes,
  body: z.strictObject({ anyway: z.boolean(), rev }),
  reply: clearedTestsSchema,
  errors: [404, 409],
});

/** As many tests of one site as may be taken off at once. */
const OPEN_TESTS = 500;

/** Under the revisions that were read: a test that somebody changed or placed meanwhile is not taken off unseen. */
export const clearTests = post('clearTests', 'site/{sn}/tests/clear', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Take every running test of a site off',
  access: changes,
  body: z.strictObject({
    anyway: z.boolean(),
    tests: z.array(z.strictObject({ id: z.uuid(), rev })).check(z.maxLength(OPEN_TESTS)),
  }),
  reply: clearedTestsSchema,
  errors: [404, 409],
});

export const testResults = get('testResults', 'tests/{id}/results', {
  ...ofTest,
  summary: 'What each zone sent during a test',
  access: reads,
  reply: testResultsSchema,
  errors: [404],
});

/** The same to print. */
export const testResultSheet = get('testResultSheet', 'tests/{id}/results/print', {
  ...ofTest,
  summary: 'The results of a test as a PDF',
  access: reads,
  file: 'download',
  reply: fileReplySchema,
  errors: [404],
});
