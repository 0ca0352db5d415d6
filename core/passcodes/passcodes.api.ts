import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { passcodeForm } from './passcode-form.schema.ts';
import { PASSCODE_LIMITS } from './passcode-limits.ts';
import { sitePasscodesSchema } from './site-passcodes.schema.ts';
import { revealedCodeSchema, spokenCodeSchema } from './spoken-code.schema.ts';
import { wholeNumber, revOrNone, rev } from '../operations/fields.ts';

const people = { kind: 'full', applications: [2, 3] } as const;

const reads = { ...people, permissions: ['sitePasscodeRead'] } as const;

const changes = { ...people, permissions: ['sitePasscodeRead', 'sitePasscodeEdit'] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofOne = { input: { sn: wholeNumber, id: z.uuid() }, inGroup: true } as const;

const changing = {
  access: changes,
  refusals: ['notFound', 'conflict', 'unacceptable', 'busy'],
  repeatable: 'byKey',
} as const;

const byRev = { rev };

const inQuery = { rev: revOrNone };

/** True if the person was warned that the code is weak and confirmed it anyway. */
const knowingly = z.boolean();

const revealing = {
  access: reads,
  output: revealedCodeSchema,
  refusals: ['notFound', 'conflict', 'unacceptable'],
  impersonation: 'never',
} as const;

export const passcodesApi = {
  /**
   * Returns the list of a site's codes, without the codes themselves (domain guide 6.4). Only callers who may edit see
   * whether a duress code is set.
   */
  sitePasscodes: operation({
    ...ofSite,
    summary: 'Passcodes and PINs of a site, never the codes themselves',
    access: reads,
    output: sitePasscodesSchema,
    refusals: ['notFound'],
  }),

  /** Adds a passcode under the id that its form created, so that repeating the request adds no second passcode (domain guide 5.3). */
  addPasscode: operation({
    ...ofSite,
    ...changing,
    summary: 'Add a passcode',
    input: {
      ...ofSite.input,
      ...passcodeForm.draft,
      id: z.uuid(),
      ofAccount: z.boolean(),
      code: spokenCodeSchema,
      knowingly,
    },
  }),

  /** Changes a passcode. Without `code`, the stored code stays the same. */
  changePasscode: operation({
    ...ofOne,
    ...changing,
    summary: 'Change or replace a passcode',
    input: {
      ...ofOne.input,
      ...passcodeForm.draft,
      rev,
      code: z.optional(spokenCodeSchema),
      knowingly: z.optional(knowingly),
    },
  }),

  deletePasscode: operation({
    ...ofOne,
    ...changing,
    summary: 'Delete a passcode; at least one master and one code that cancels alarms must remain',
    input: { ...ofOne.input, ...inQuery },
  }),

  restorePasscode: operation({
    ...ofOne,
    ...changing,
    summary: 'Restore a deleted passcode',
    input: { ...ofOne.input, ...byRev },
  }),

  /**
   * Reveals one code, but never the duress code and not during an impersonation (domain guide 6.4 "Showing"). Without a
   * recent password check, returns 409 `checkNeeded`.
   */
  revealPasscode: operation({
    ...ofOne,
    ...revealing,
    summary: 'Show a passcode; every look is logged',
  }),

  /** Sets the PIN of a contact. The revision is 0 when the contact has no PIN yet. */
  setContactPin: operation({
    ...ofOne,
    ...changing,
    summary: 'Set the PIN of a contact',
    input: { ...ofOne.input, code: spokenCodeSchema, knowingly, rev: revOrNone },
  }),

  removeContactPin: operation({
    ...ofOne,
    ...changing,
    summary: 'Remove the PIN of a contact',
    input: { ...ofOne.input, ...inQuery },
  }),

  restoreContactPin: operation({
    ...ofOne,
    ...changing,
    summary: 'Restore a removed PIN',
    input: { ...ofOne.input, ...byRev },
  }),

  revealContactPin: operation({
    ...ofOne,
    ...revealing,
    summary: 'Show the PIN of a contact; every look is logged',
  }),

  setDuressCode: operation({
    ...ofSite,
    ...changing,
    summary: 'Set the duress code',
    input: {
      ...ofSite.input,
      code: spokenCodeSchema,
      holder: requiredText('Name', PASSCODE_LIMITS.holder),
      knowingly,
      rev: revOrNone,
    },
  }),

  removeDuressCode: operation({
    ...ofSite,
    ...changing,
    summary: 'Remove the duress code',
    input: { ...ofSite.input, ...inQuery },
  }),

  restoreDuressCode: operation({
    ...ofSite,
    ...changing,
    summary: 'Restore a removed duress code',
    input: { ...ofSite.input, ...byRev },
  }),
};

/**
 * The provider's operations for spoken codes (domain guide 6.4). A change sends the revision it started from and returns
 * 409 `staleRev` if that revision is outdated; a code that is not allowed returns 422.
 */
export type PasscodesGateway = GatewayOf<typeof passcodesApi>;
