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

/** That the person was told that the code is weak, and wants it all the same. */
const knowingly = z.boolean();

const revealing = {
  access: reads,
  output: revealedCodeSchema,
  refusals: ['notFound', 'conflict', 'unacceptable'],
  impersonation: 'never',
} as const;

export const passcodesApi = {
  /** The codes of a site without any code; whether a duress code is set is answered with the right to edit alone (domain guide 6.4). */
  sitePasscodes: operation({
    ...ofSite,
    summary: 'Passcodes and PINs of a site, never the codes themselves',
    access: reads,
    output: sitePasscodesSchema,
    refusals: ['notFound'],
  }),

  /** Adds one under the number its form made: the same number again adds nothing (domain guide 5.3). */
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

  /** Changes one; without a code the one on file stays. */
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

  /** Shows one code once to somebody whose last check is fresh (else 409 `checkNeeded`), never to whoever only sees the portal as them, and the duress code to nobody (domain guide 6.4 "Showing"). */
  revealPasscode: operation({
    ...ofOne,
    ...revealing,
    summary: 'One passcode; every look is recorded',
  }),

  /** Revision 0 where there is none yet. */
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

/** What the screens of spoken codes ask of the provider (domain guide 6.4). Changes are made under the revision they began from, 409 `staleRev` where that is gone; a code that may not be had is 422. */
export type PasscodesGateway = GatewayOf<typeof passcodesApi>;
