import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { agreementHistorySchema } from '../agreement/agreement-version.schema.ts';
import { portalAccess } from '../account-group/portal-user.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { groupForm } from './group-form.schema.ts';
import {
  groupNumberSchema,
  INVITED_AT_ONCE,
  invitedSchema,
  personAccessSchema,
  provisioningSchema,
} from './provisioning.schema.ts';
import { wholeNumber, rev, revOrNone, text } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const access = { kind: 'full', applications: [1], permissions: ['provisioning'] } as const;

const change = {
  access,
  refusals: ['notFound', 'conflict', 'unacceptable'],
  repeatable: 'byKey',
} as const;

const ofPerson = { access, input: { id: text(64) } } as const;

export const provisioningApi = {
  /**
   * Returns the progress of the installation toward its first signal, and the people who have not signed in yet (design
   * "site groups & people").
   */
  provisioning: operation({
    summary: 'Contents of the installation, and people who wait for an invitation',
    access,
    output: provisioningSchema,
  }),

  groupNumber: operation({
    summary: 'The site group of a number',
    access,
    input: { num: wholeNumber },
    output: groupNumberSchema,
    background: true,
  }),

  createSiteGroup: operation({
    summary: 'Create a site group',
    access,
    input: z.strictObject(groupForm.draft),
    refusals: ['conflict', 'unacceptable'],
    oncePerKey: true,
  }),

  /** For staff who publish terms: returns the current terms and their earlier versions. */
  termsHistory: operation({
    summary: 'Versions of the terms and conditions',
    access,
    output: agreementHistorySchema,
  }),

  termsVersion: operation({
    summary: 'The text of one version of the terms and conditions',
    access,
    input: { version: wholeNumber },
    output: z.object({ text: z.string() }),
    refusals: ['notFound'],
  }),

  /** Publishes new terms. `rev` is the version that was edited. */
  publishTerms: operation({
    summary: 'Publish a new version of the terms and conditions',
    access,
    input: { rev: z.optional(revOrNone), text: text(LIMITS.terms) },
    output: agreementHistorySchema,
    refusals: ['conflict', 'unacceptable'],
    repeatable: 'byKey',
    roomy: true,
  }),

  /**
   * Sends invitations to the waiting people with the given ids. A person who was sent a message a few minutes ago gets no
   * second message.
   */
  invitePeople: operation({
    summary: 'Invite waiting people to set their first password',
    access,
    input: { people: z.array(text(64)).check(z.minLength(1), z.maxLength(INVITED_AT_ONCE)) },
    output: invitedSchema,
    repeatable: 'always',
  }),

  /** Invites a dealer user. The form creates the id, so that repeating the request sends no second invitation. */
  inviteDealerUser: operation({
    ...change,
    summary: 'Invite a user of a dealer by email',
    input: { id: z.uuid(), name: text(100), email: text(LIMITS.email), ...portalAccess },
  }),

  inviteStaffMember: operation({
    ...change,
    summary: 'Invite a staff member by email',
    access: { ...access, permissions: ['provisioning', 'staffAdmin'] },
    input: {
      id: z.uuid(),
      name: text(100),
      email: text(LIMITS.email),
      username: text(LIMITS.username),
      rights: portalAccess.rights,
    },
  }),

  inviteCustomer: operation({
    ...change,
    summary: 'Invite a customer by email',
    input: { id: z.uuid(), email: text(LIMITS.email), siteNum: z.nullable(wholeNumber) },
  }),

  personAccess: operation({
    ...ofPerson,
    summary: 'Groups and rights of a user of a dealer',
    output: personAccessSchema,
    refusals: ['notFound'],
  }),

  /** Changes a person's access. Returns 409 `staleRev` if another person has changed the access since it was read. */
  changePersonAccess: operation({
    ...change,
    ...ofPerson,
    summary: 'Set the groups and rights of a user of a dealer',
    input: { ...ofPerson.input, rev, ...portalAccess },
  }),
};

/** The provider's operations for staff who add groups and people to an installation. */
export type ProvisioningGateway = GatewayOf<typeof provisioningApi>;
