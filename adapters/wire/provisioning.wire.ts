import * as z from 'zod/mini';
import { agreementHistorySchema } from '#core/agreement/agreement-text.schema.ts';
import { portalAccess } from '#core/account-group/portal-user.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { groupForm } from '#core/provisioning/group-form.schema.ts';
import {
  groupNumberSchema,
  INVITED_AT_ONCE,
  invitedSchema,
  personAccessSchema,
  provisioningSchema,
} from '#core/provisioning/provisioning.schema.ts';
import { get, post, put } from './endpoint.ts';
import { numberText, rev, revText, text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const access = { kind: 'full', applications: [1], permissions: ['provisioning'] } as const;
const change = {
  access,
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409, 422],
} as const;
const ofPerson = { access, params: z.strictObject({ id: text(64) }) } as const;

/** Where the installation stands on its way to the first signal, and who waits for a link (design "site groups & people"). */
export const provisioning = get('provisioning', 'provisioning', {
  summary: 'What an installation has, and who waits to be invited',
  access,
  reply: provisioningSchema,
});

export const groupNumber = get('groupNumber', 'provisioning/groups/{num}', {
  summary: 'Whose the number of a site group is',
  access,
  params: z.strictObject({ num: numberText }),
  reply: groupNumberSchema,
});

export const createSiteGroup = post('createSiteGroup', 'provisioning/groups', {
  summary: 'Set up a site group',
  access,
  body: z.strictObject(groupForm.draft),
  reply: nothingSchema,
  oncePerKey: true,
  errors: [409, 422],
});

/** The current terms and their versions, for those who publish them. */
export const termsHistory = get('termsHistory', 'provisioning/terms', {
  summary: 'Versions of the terms and conditions',
  access,
  reply: agreementHistorySchema,
});

export const termsVersion = get('termsVersion', 'provisioning/terms/{version}', {
  summary: 'The text of one version of the terms and conditions',
  access,
  params: z.strictObject({ version: numberText }),
  reply: z.object({ text: z.string() }),
  errors: [404],
});

/** `rev` is the version the edit began with, as with the privacy policy. */
export const publishTerms = put('publishTerms', 'provisioning/terms', {
  repeatable: 'byKey',
  roomy: true,
  summary: 'Publish a new version of the terms and conditions',
  access,
  query: z.strictObject({ rev: z.optional(revText) }),
  body: z.strictObject({ text: text(LIMITS.terms) }),
  reply: agreementHistorySchema,
  errors: [409, 422],
});

/** Those who wait, by the ids they are listed under; whoever was written to minutes ago is not written to again. */
export const invitePeople = post('invitePeople', 'provisioning/invites', {
  repeatable: 'always',
  summary: 'Send people who wait a link to their first password',
  access,
  body: z.strictObject({
    people: z.array(text(64)).check(z.minLength(1), z.maxLength(INVITED_AT_ONCE)),
  }),
  reply: invitedSchema,
});

export const inviteDealerUser = post('inviteDealerUser', 'provisioning/dealer-users', {
  ...change,
  summary: 'Invite a user of a dealer by e-mail',
  body: z.strictObject({
    id: z.uuid(),
    name: text(100),
    email: text(LIMITS.email),
    ...portalAccess,
  }),
});

export const inviteStaffMember = post('inviteStaffMember', 'provisioning/staff', {
  ...change,
  access: { ...access, permissions: ['provisioning', 'staffAdmin'] },
  summary: 'Invite a member of the staff by e-mail',
  body: z.strictObject({
    id: z.uuid(),
    name: text(100),
    email: text(LIMITS.email),
    username: text(LIMITS.username),
    rights: portalAccess.rights,
  }),
});

export const inviteCustomer = post('inviteCustomer', 'provisioning/customers', {
  ...change,
  summary: 'Invite a customer by e-mail',
  body: z.strictObject({
    id: z.uuid(),
    email: text(LIMITS.email),
    siteNum: z.nullable(z.int()),
  }),
});

export const personAccess = get('personAccess', 'provisioning/people/{id}/access', {
  ...ofPerson,
  summary: 'Groups and rights of a user of a dealer',
  reply: personAccessSchema,
  errors: [404],
});

export const changePersonAccess = put('changePersonAccess', 'provisioning/people/{id}/access', {
  ...change,
  ...ofPerson,
  summary: 'Give a user of a dealer exactly these groups and rights',
  body: z.strictObject({ rev, ...portalAccess }),
});
