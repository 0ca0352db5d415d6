import type { GatewayOf } from '../operations/gateway-of.ts';
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
import { testCoverageSchema } from './test-coverage.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { wholeNumber, rev } from '../operations/fields.ts';

const people = { kind: 'full', applications: [2, 3] } as const;

const reads = { ...people, permissions: ['noActionRead'] } as const;

const changes = { ...people, permissions: ['noActionRead', 'noActionEdit'] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofTest = { input: { id: z.uuid() }, inGroup: true } as const;

const form = testFormSchema.shape;

/** The maximum number of tests of one site that can be ended at once. */
const OPEN_TESTS = 500;

export const siteTestsApi = {
  /**
   * Returns the tests of a site and the data for the test form (domain guide 6.1, 5.2). Returns 404 when the site is
   * outside the caller's scope.
   */
  siteTests: operation({
    ...ofSite,
    summary: 'Running, planned and past tests of a site',
    access: reads,
    input: { ...ofSite.input, dn: z.optional(wholeNumber), state: z.optional(z.enum(TEST_STATES)) },
    output: siteTestsSchema,
    refusals: ['notFound'],
  }),

  /** Returns which zones were tested in the last twelve months, and which never were (ui README §13). */
  siteTestCoverage: operation({
    ...ofSite,
    summary: 'Zones of a site that were tested in the last twelve months',
    access: reads,
    output: testCoverageSchema,
    refusals: ['notFound'],
    background: true,
  }),

  /** Places a test under the id that its form created, so that repeating the request places no second test (domain guide 5.3). */
  placeTest: operation({
    ...ofSite,
    summary: 'Place a site on test',
    access: changes,
    input: {
      ...ofSite.input,
      id: z.uuid(),
      ...form,
      /** A passcode or PIN with the authority to place tests. Optional unless the site requires it. */
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

  /** Extends a test. `by` is in milliseconds. */
  extendTest: operation({
    ...ofTest,
    summary: 'Extend a running test',
    access: changes,
    input: { ...ofTest.input, by: z.int().check(z.minimum(60000), z.maximum(86400000)), rev },
    output: changedTestSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /**
   * Ends a test. If zones alarmed and did not restore, returns those zones and does not end the test, unless `anyway` is
   * set (domain guide 6.1).
   */
  clearTest: operation({
    ...ofTest,
    summary: 'End a running test, or remove a planned one',
    access: changes,
    input: { ...ofTest.input, anyway: z.boolean(), rev },
    output: clearedTestsSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  /** Ends several tests. The request contains the revisions that were read, so that a test changed since then is not ended. */
  clearTests: operation({
    ...ofSite,
    summary: 'End all running tests of a site',
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

  /** Returns the results of a test as a print document. */
  testResultSheet: operation({
    ...ofTest,
    summary: 'The results of a test as a PDF',
    access: reads,
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),
};

/** The provider's operations for tests, within the caller's scope (domain guide 6.1). */
export type SiteTestsGateway = GatewayOf<typeof siteTestsApi>;
