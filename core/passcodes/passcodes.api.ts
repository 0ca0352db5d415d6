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

/** True if the person saw the warning that the code is weak and wants it anyway. */
const knowingly = z.boolean();

const revealing = {
  access: reads,
  output: revealedCodeSchema,
  refusals: ['notFound', 'conflict', 'unacceptable'],
  impersonation: 'never',
} as const;

export const passcodesApi = {
  /**
   * Returns the list of a site's codes without the codes. Whether a duress code is set is returned only to callers who may
   * edit (domain guide 6.4).
   */
  sitePasscodes: operation({
    ...ofSite,
    summary: 'Passcodes and PINs of a site, never the codes themselves',
    access: reads,
    output: sitePasscodesSchema,
    refusals: ['notFound'],
  }),

  /** Adds a passcode under the id that its form created. The same id again adds nothing (domain guide 5.3). */
  addPasscode: operation({
    ...ofSite,
    ...changing,
    summary: 'Give somebody a passcode',
    input: {
      ...ofSite.input,
      ...passcodeForm.draft,
      id: z.uuid(),
      ofAccount: z.boolean(),
      code: spokenCodeSchema,
      knowingly,
    },
  }),

  /** Changes a passcode. Without `code` the stored code stays. */
  changePasscode: operation({
    ...ofOne,
    ...changing,
    summary: 'Change a passcode or set it anew',
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
    summary: 'Delete a passcode; a master and a code that stops alarms remain',
    input: { ...ofOne.input, ...inQuery },
  }),

  restorePasscode: operation({
    ...ofOne,
    ...changing,
    summary: 'Take the deletion of a passcode back',
    input: { ...ofOne.input, ...byRev },
  }),

  /**
   * Reveals one code. The caller must have confirmed their password recently (otherwise 409 `checkNeeded`) and must not be
   * impersonating. The duress code is never revealed (domain guide 6.4 "Showing").
   */
  revealPasscode: operation({
    ...ofOne,
    ...revealing,
    summary: 'One passcode; every look is recorded',
  }),

  /** Sets the PIN of a contact. The revision is 0 when there is none yet. */
  setContactPin: operation({
    ...ofOne,
    ...changing,
    summary: 'Set the PIN of a contact',
    input: { ...ofOne.input, code: spokenCodeSchema, knowingly, rev: revOrNone },
  }),

  removeContactPin: operation({
    ...ofOne,
    ...changing,
    summary: 'Take the PIN of a contact off',
    input: { ...ofOne.input, ...inQuery },
  }),

  restoreContactPin: operation({
    ...ofOne,
    ...changing,
    summary: 'Take the removal of a PIN back',
    input: { ...ofOne.input, ...byRev },
  }),

  revealContactPin: operation({
    ...ofOne,
    ...revealing,
    summary: 'The PIN of a contact; every look is recorded',
  }),

  setDuressCode: operation({
    ...ofSite,
    ...changing,
    summary: 'Set the code that calls for help',
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
    summary: 'Take the code that calls for help off',
    input: { ...ofSite.input, ...inQuery },
  }),

  restoreDuressCode: operation({
    ...ofSite,
    ...changing,
    summary: 'Take the removal of the code that calls for help back',
    input: { ...ofSite.input, ...byRev },
  }),
};

/**
 * The provider's operations for spoken codes (domain guide 6.4). A change names the revision it started from and gets 409
 * `staleRev` if that is outdated. A code that is not allowed gets 422.
 */
export type PasscodesGateway = GatewayOf<typeof passcodesApi>;
