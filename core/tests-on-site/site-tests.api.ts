import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { TEST_STATES, testFormSchema } from './site-test.schema.ts';
import {
  changedTestSchema,
  clearedTestsSchema,
  siteTestsSchema,
  testResultsSchema,
} from './site-tests.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { wholeNumber, rev } from '../operations/fields.ts';

const people = { kind: 'full', applications: [2, 3] } as const;

const reads = { ...people, permissions: ['noActionRead'] } as const;

const changes = { ...people, permissions: ['noActionRead', 'noActionEdit'] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofTest = { input: { id: z.uuid() }, inGroup: true } as const;

const form = testFormSchema.shape;

/** As many tests of one site as may be taken off at once. */
const OPEN_TESTS = 500;

export const siteTestsApi = {
  /** The tests of a site with what the form needs; 404 outside of the scope (domain guide 6.1, 5.2). */
  siteTests: operation({
    ...ofSite,
    summary: 'Tests of a site, running, planned and past',
    access: reads,
    input: { ...ofSite.input, dn: z.optional(wholeNumber), state: z.optional(z.enum(TEST_STATES)) },
    output: siteTestsSchema,
    refusals: ['notFound'],
  }),

  /** Places a test under the number its form made: the same number again starts no second one (domain guide 5.3). */
  placeTest: operation({
    ...ofSite,
    summary: 'Place a site on test',
    access: changes,
    input: {
      ...ofSite.input,
      id: z.uuid(),
      ...form,
      /** Passcode or PIN with test authority, where one is given or demanded. */
      code: z.optional(z.string().check(z.maxLength(LIMITS.accountPasscode))),
    },
    output: changedTestSchema,
    refusals: ['notFound', 'conflict', 'unacceptable', 'busy'],
    oncePerKey: true,
  }),

  editTest: operation({
    ...ofTest,
    summary: 'Change a planned test',
    access: changes,
    input: { ...ofTest.input, ...form, rev },
    output: changedTestSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  extendTest: operation({
    ...ofTest,
    summary: 'Let a running test end later',
    access: changes,
    input: { ...ofTest.input, by: z.int().check(z.minimum(60000), z.maximum(86400000)), rev },
    output: changedTestSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Answers the zones that alarmed and did not restore instead, unless `anyway` (domain guide 6.1). */
  clearTest: operation({
    ...ofTest,
    summary: 'Take a test off, or remove a planned one',
    access: changes,
    input: { ...ofTest.input, anyway: z.boolean(), rev },
    output: clearedTestsSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  /** Under the revisions that were read: a test that somebody changed or placed meanwhile is not taken off unseen. */
  clearTests: operation({
    ...ofSite,
    summary: 'Take every running test of a site off',
    access: changes,
    input: {
      ...ofSite.input,
      anyway: z.boolean(),
      tests: z.array(z.strictObject({ id: z.uuid(), rev })).check(z.maxLength(OPEN_TESTS)),
    },
    output: clearedTestsSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  testResults: operation({
    ...ofTest,
    summary: 'What each zone sent during a test',
    access: reads,
    output: testResultsSchema,
    refusals: ['notFound'],
  }),

  /** The same to print. */
  testResultSheet: operation({
    ...ofTest,
    summary: 'The results of a test as a PDF',
    access: reads,
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),
};
