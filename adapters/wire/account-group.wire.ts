import * as z from 'zod/mini';
import {
  accountGroupSchema,
  ASK_ABOUT,
  groupContactForm,
} from '#core/account-group/account-group.schema.ts';
import { companyForm, defaultsForm } from '#core/account-group/group-facts.schema.ts';
import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import { portalAccess, portalUsersSchema } from '#core/account-group/portal-user.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { get, post, put } from './endpoint.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';
import { text, rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const access = { kind: 'full', applications: [2], permissions: ['xtAdmin'] } as const;
const inGroup = { inGroup: true, access } as const;
const change = {
  ...inGroup,
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409, 422],
} as const;
const ofContact = { ...change, params: z.strictObject({ id: z.uuid() }) } as const;
const ofUser = { ...change, params: z.strictObject({ id: text(64) }) } as const;
const ofRev = z.strictObject({ rev });

/** The active group with all its cards; 404 for a group that is not the caller's (domain guide 6.10). */
export const accountGroup = get('accountGroup', 'account-group', {
  ...inGroup,
  summary: 'A dealer’s own group',
  reply: accountGroupSchema,
  errors: [404],
});

export const saveCompany = put('saveCompany', 'account-group/company', {
  ...change,
  summary: 'Change the company of a group',
  body: z.strictObject({ rev, ...companyForm.draft }),
});

export const saveAlarmDefaults = put('saveAlarmDefaults', 'account-group/defaults', {
  ...change,
  summary: 'Change how alarms of a group’s sites are handled',
  body: z.strictObject({ rev, ...defaultsForm.draft }),
});

export const addGroupContact = post('addGroupContact', 'account-group/contacts', {
  ...change,
  summary: 'Add a contact of every site of a group',
  body: z.strictObject({ id: z.uuid(), ...groupContactForm.draft }),
});

export const saveGroupContact = put('saveGroupContact', 'account-group/contacts/{id}', {
  ...ofContact,
  summary: 'Change a contact of a group',
  body: z.strictObject({ rev, ...groupContactForm.draft }),
});

export const removeGroupContact = post('removeGroupContact', 'account-group/contacts/{id}/delete', {
  ...ofContact,
  summary: 'Take a contact of a group off',
  body: ofRev,
});

/** A message to the provider's representative: branches and numbers are the provider's to give. */
export const askRepresentative = post('askRepresentative', 'account-group/ask', {
  ...change,
  summary: 'Write to the provider’s representative',
  body: z.strictObject({ about: z.enum(ASK_ABOUT), text: text(1000) }),
});

export const portalUsers = get('portalUsers', 'account-group/users', {
  ...inGroup,
  summary: 'Users of a dealer, and who is invited',
  query: z.strictObject({
    ...listParams(PORTAL_USER_LIST),
    page: z.optional(z.string().check(z.maxLength(9))),
  }),
  reply: portalUsersSchema,
  errors: [404],
});

/** Exactly those a query leaves; leaves a line of its own. */
export const portalUsersExport = get('portalUsersExport', 'account-group/users/export', {
  ...inGroup,
  ...listFile,
  errors: [404, 422],
  summary: 'Users of a dealer as a file',
  query: z.strictObject({ ...listParams(PORTAL_USER_LIST), ...exportParams }),
});

/** The answer is the same whoever else knows the address (SECURITY.md T4). */
export const invitePortalUser = post('invitePortalUser', 'account-group/invitations', {
  impersonation: 'never',
  ...change,
  summary: 'Invite somebody by e-mail',
  body: z.strictObject({
    id: z.uuid(),
    name: text(100),
    email: text(LIMITS.email),
    ...portalAccess,
  }),
});

export const resendInvitation = post('resendInvitation', 'account-group/invitations/{id}/resend', {
  impersonation: 'never',
  ...ofContact,
  summary: 'Send an invitation again; the link before is dead',
  body: ofRev,
});

export const withdrawInvitation = post(
  'withdrawInvitation',
  'account-group/invitations/{id}/withdraw',
  { ...ofContact, summary: 'Take an invitation back', body: ofRev },
);

export const changePortalUser = put('changePortalUser', 'account-group/users/{id}', {
  ...ofUser,
  summary: 'Give a user exactly these groups and rights',
  body: z.strictObject({ rev, ...portalAccess }),
});

export const setPortalUserDisabled = put(
  'setPortalUserDisabled',
  'account-group/users/{id}/disabled',
  {
    ...ofUser,
    summary: 'Keep a user out, or let them in again',
    body: z.strictObject({ rev, disabled: z.boolean() }),
  },
);

export const resetPortalUserCheck = post(
  'resetPortalUserCheck',
  'account-group/users/{id}/resetCheck',
  { ...ofUser, summary: 'Forget where the codes of a user go', body: ofRev },
);

export const removePortalUser = post('removePortalUser', 'account-group/users/{id}/remove', {
  ...ofUser,
  summary: 'Take a user out of the own groups',
  body: ofRev,
});
