import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { accountGroupSchema, ASK_ABOUT, groupContactForm } from './account-group.schema.ts';
import { companyForm, defaultsForm } from './company.schema.ts';
import { PORTAL_USER_LIST } from './portal-user-list.ts';
import { portalAccess, portalUsersSchema } from './portal-user.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { exportInput, listFile, queryInput } from '../lists/list-input.ts';
import { text, rev } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const access = { kind: 'full', applications: [2], permissions: ['xtAdmin'] } as const;

const inGroup = { inGroup: true, access } as const;

const change = {
  ...inGroup,
  refusals: ['notFound', 'conflict', 'unacceptable'],
  repeatable: 'byKey',
} as const;

const ofContact = { ...change, input: { id: z.uuid() } } as const;

const ofUser = { ...change, input: { id: text(64) } } as const;

const ofRev = { rev };

export const accountGroupApi = {
  /** Returns the active group with all its cards; 404 for a group that is not the caller's (domain guide 6.10). */
  accountGroup: operation({
    ...inGroup,
    summary: 'A dealer’s own group',
    output: accountGroupSchema,
    refusals: ['notFound'],
  }),

  saveCompany: operation({
    ...change,
    summary: 'Change the company of a group',
    input: { rev, ...companyForm.draft },
  }),

  saveAlarmDefaults: operation({
    ...change,
    summary: 'Change how alarms of a group’s sites are handled',
    input: { rev, ...defaultsForm.draft },
  }),

  /** Adds a contact once per id, which the form generates. */
  addGroupContact: operation({
    ...change,
    summary: 'Add a contact of every site of a group',
    input: { id: z.uuid(), ...groupContactForm.draft },
  }),

  saveGroupContact: operation({
    ...ofContact,
    summary: 'Change a contact of a group',
    input: { ...ofContact.input, rev, ...groupContactForm.draft },
  }),

  removeGroupContact: operation({
    ...ofContact,
    summary: 'Take a contact of a group off',
    input: { ...ofContact.input, ...ofRev },
  }),

  /** Sends a message to the provider's representative, because only the provider can assign branches and numbers. */
  askRepresentative: operation({
    ...change,
    summary: 'Write to the provider’s representative',
    input: { about: z.enum(ASK_ABOUT), text: text(1000) },
  }),

  portalUsers: operation({
    ...inGroup,
    summary: 'Users of a dealer, and who is invited',
    ...queryInput(PORTAL_USER_LIST, { page: z.optional(z.string().check(z.maxLength(9))) }),
    output: portalUsersSchema,
    refusals: ['notFound'],
  }),

  /** Exports exactly the users that match a query, and adds a line to the audit log. */
  portalUsersExport: operation({
    ...inGroup,
    ...listFile,
    summary: 'Users of a dealer as a file',
    ...exportInput(PORTAL_USER_LIST, {}),
    refusals: ['notFound', 'unacceptable'],
  }),

  /**
   * Invites a person once per id, which the form generates. The link is only in the mail, and the response is the same
   * even if another user has the address (SECURITY.md T4).
   */
  invitePortalUser: operation({
    ...change,
    summary: 'Invite somebody by e-mail',
    input: { id: z.uuid(), name: text(100), email: text(LIMITS.email), ...portalAccess },
    impersonation: 'never',
  }),

  resendInvitation: operation({
    ...ofContact,
    summary: 'Send an invitation again; the link before is dead',
    input: { ...ofContact.input, ...ofRev },
    impersonation: 'never',
  }),

  withdrawInvitation: operation({
    ...ofContact,
    summary: 'Take an invitation back',
    input: { ...ofContact.input, ...ofRev },
  }),

  changePortalUser: operation({
    ...ofUser,
    summary: 'Give a user exactly these groups and rights',
    input: { ...ofUser.input, rev, ...portalAccess },
  }),

  setPortalUserDisabled: operation({
    ...ofUser,
    summary: 'Keep a user out, or let them in again',
    input: { ...ofUser.input, rev, disabled: z.boolean() },
  }),

  resetPortalUserCheck: operation({
    ...ofUser,
    summary: 'Forget where the codes of a user go',
    input: { ...ofUser.input, ...ofRev },
  }),

  removePortalUser: operation({
    ...ofUser,
    summary: 'Take a user out of the own groups',
    input: { ...ofUser.input, ...ofRev },
  }),
};

/**
 * Server calls about a dealer's own group (domain guide 6.10). Each change is refused with 409 `staleRev` if another user
 * saved in the meantime.
 */
export type AccountGroupGateway = GatewayOf<typeof accountGroupApi>;
