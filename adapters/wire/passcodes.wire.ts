import * as z from 'zod/mini';
import { requiredText } from '#core/forms/text.schema.ts';
import { passcodeForm } from '#core/passcodes/passcode-form.schema.ts';
import { PASSCODE_LIMITS } from '#core/passcodes/passcode-limits.ts';
import { sitePasscodesSchema } from '#core/passcodes/passcodes.schema.ts';
import { revealedCodeSchema, spokenCodeSchema } from '#core/passcodes/spoken-code.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { numberText, revText, rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const people = { kind: 'full', applications: [2, 3] } as const;
const reads = { ...people, permissions: ['sitePasscodeRead'] } as const;
const changes = { ...people, permissions: ['sitePasscodeRead', 'sitePasscodeEdit'] } as const;
const ofSite = { inGroup: true, params: z.strictObject({ sn: numberText }) } as const;
const ofOne = { inGroup: true, params: z.strictObject({ sn: numberText, id: z.uuid() }) } as const;

const changing = {
  access: changes,
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409, 422, 503],
} as const;
const byRev = z.strictObject({ rev });
const inQuery = z.strictObject({ rev: revText });
/** 0 where there is none yet. */
const revOrNone = z.int().check(z.minimum(0));
/** That the person was told that the code is weak, and wants it all the same. */
const knowingly = z.boolean();

const revealing = {
  access: reads,
  impersonation: 'never',
  reply: revealedCodeSchema,
  errors: [404, 409, 422],
} as const;

/** The codes of a site without any code; whether a duress code is set is answered with the right to edit alone (domain guide 6.4). */
export const sitePasscodes = get('sitePasscodes', 'site/{sn}/passcodes', {
  ...ofSite,
  summary: 'Passcodes and PINs of a site, never the codes themselves',
  access: reads,
  reply: sitePasscodesSchema,
  errors: [404],
});

/** Adds one under the number its form made: the same number again adds nothing (domain guide 5.3). */
export const addPasscode = post('addPasscode', 'site/{sn}/passcodes', {
  ...ofSite,
  ...changing,
  summary: 'Give somebody a passcode',
  body: z.strictObject({
    ...passcodeForm.draft,
    id: z.uuid(),
    ofAccount: z.boolean(),
    code: spokenCodeSchema,
    knowingly,
  }),
});

/** Changes one; without a code the one on file stays. */
export const changePasscode = put('changePasscode', 'site/{sn}/passcodes/{id}', {
  ...ofOne,
  ...changing,
  summary: 'Change a passcode or set it anew',
  body: z.strictObject({
    ...passcodeForm.draft,
    rev,
    code: z.optional(spokenCodeSchema),
    knowingly: z.optional(knowingly),
  }),
});

export const deletePasscode = remove('deletePasscode', 'site/{sn}/passcodes/{id}', {
  ...ofOne,
  ...changing,
  summary: 'Delete a passcode; a master and a code that stops alarms remain',
  query: inQuery,
});

export const restorePasscode = post('restorePasscode', 'site/{sn}/passcodes/{id}/restore', {
  ...ofOne,
  ...changing,
  summary: 'Take the deletion of a passcode back',
  body: byRev,
});

/** Shows one code once to somebody whose last check is fresh, never to whoever only sees the portal as them, and the duress code to nobody (domain guide 6.4 "Showing"). */
export const revealPasscode = post('revealPasscode', 'site/{sn}/passcodes/{id}/reveal', {
  ...ofOne,
  ...revealing,
  summary: 'One passcode; every look is recorded',
});

export const setContactPin = put('setContactPin', 'site/{sn}/contact-pins/{id}', {
  ...ofOne,
  ...changing,
  summary: 'Set the PIN of a contact',
  body: z.strictObject({ code: spokenCodeSchema, knowingly, rev: revOrNone }),
});

export const removeContactPin = remove('removeContactPin', 'site/{sn}/contact-pins/{id}', {
  ...ofOne,
  ...changing,
  summary: 'Take the PIN of a contact off',
  query: inQuery,
});

export const restoreContactPin = post('restoreContactPin', 'site/{sn}/contact-pins/{id}/restore', {
  ...ofOne,
  ...changing,
  summary: 'Take the removal of a PIN back',
  body: byRev,
});

export const revealContactPin = post('revealContactPin', 'site/{sn}/contact-pins/{id}/reveal', {
  ...ofOne,
  ...revealing,
  summary: 'The PIN of a contact; every look is recorded',
});

export const setDuressCode = put('setDuressCode', 'site/{sn}/duress-code', {
  ...ofSite,
  ...changing,
  summary: 'Set the code that calls for help',
  body: z.strictObject({
    code: spokenCodeSchema,
    holder: requiredText('Name', PASSCODE_LIMITS.holder),
    knowingly,
    rev: revOrNone,
  }),
});

export const removeDuressCode = remove('removeDuressCode', 'site/{sn}/duress-code', {
  ...ofSite,
  ...changing,
  summary: 'Take the code that calls for help off',
  query: inQuery,
});

export const restoreDuressCode = post('restoreDuressCode', 'site/{sn}/duress-code/restore', {
  ...ofSite,
  ...changing,
  summary: 'Take the removal of the code that calls for help back',
  body: byRev,
});
