import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  INTAKE_KINDS,
  intakePageSchema,
  intakeReportSchema,
  intakeStatusSchema,
  staffListSchema,
  staffMemberSchema,
  supportedUserSchema,
  supportedUsersSchema,
  userActionSchema,
} from './supported-users.schema.ts';
import {
  LATELY_MOST,
  supportOverviewSchema,
  supportedPersonSchema,
  supportHitsSchema,
} from './support-overview.schema.ts';
import { contactTypeSchema } from '../session/session-view.schema.ts';
import { askStepFormSchema, loginStepSchema } from './asked-step.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { REPORT_LIST, STAFF_LIST, USER_LIST } from './support-list.ts';
import { exportInput, exportParams, listFile, sortParams } from '../lists/list-input.ts';
import { supportCodecs } from './support-codecs.rule.ts';
import { wholeNumber, text, rev } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const staff = (...permissions: readonly string[]) =>
  ({ kind: 'full', applications: [1], permissions }) as const;

const accountId = text(64);
const searched = text(LIMITS.searchText);
const paged = { page: wholeNumber, size: wholeNumber.check(z.maximum(100)) };

export const supportApi = {
  /** Finds people; all staff may search (domain guide 6.17). Pages count from 1. */
  supportUsers: operation({
    summary: 'People by username, email, name, phone, group number or transmitter code',
    access: staff(),
    input: { text: searched, ...sortParams(USER_LIST), ...paged },
    codec: supportCodecs.users,
    output: supportedUsersSchema,
  }),

  /** Returns the first matching people and groups while a staff member types in the header's search. */
  supportSearch: operation({
    summary: 'First people and groups that match a search',
    access: staff(),
    input: { text: searched },
    output: supportHitsSchema,
  }),

  /** Returns the first view of Support. `lately` contains the ids of recently viewed people, separated by commas. */
  supportDesk: operation({
    summary: 'Locked accounts, current impersonations, and recently opened people',
    access: staff(),
    input: { lately: z.optional(z.string().check(z.maxLength(LATELY_MOST * 65))) },
    codec: supportCodecs.overview,
    output: supportOverviewSchema,
  }),

  /** Returns the data of one person's page. Parts for which the caller lacks the permission are null. */
  supportPerson: operation({
    summary: 'One person with sessions, impersonations and the newest audit lines',
    access: staff(),
    input: { accountId },
    output: supportedPersonSchema,
    refusals: ['notFound'],
  }),

  /** Exports at most 5,000 people that a search finds. Adds an entry to the audit log. */
  supportUsersExport: operation({
    ...listFile,
    summary: 'People that match a search, as a file',
    access: staff(),
    input: { text: searched, ...sortParams(USER_LIST), ...exportParams },
    codec: supportCodecs.usersFile,
    background: true,
  }),

  /** Helps a person to sign in: sends a link, clears a wait or ends the person's sessions. Returns the updated person. */
  supportAction: operation({
    summary: 'Help a user to sign in',
    access: staff('support'),
    input: { accountId, action: userActionSchema },
    output: supportedUserSchema,
    refusals: ['notFound', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /**
   * Makes the next sign-in repeat a login step (spec §4.1). Returns 422 for the username step of a customer, whose
   * username is the email address.
   */
  supportStep: operation({
    summary: 'Require a login step at the next sign-in',
    access: staff('support'),
    input: { accountId, step: loginStepSchema, ...askStepFormSchema.shape },
    output: supportedUserSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    oncePerKey: true,
  }),

  /** Cancels a step that staff requested. Returns 409 when the person has already completed the step. */
  supportTakeBackStep: operation({
    summary: 'Cancel a required login step; idempotent',
    access: staff('support'),
    input: { accountId, askedId: text(64) },
    output: supportedUserSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /**
   * Corrects a contact: the code of the next sign-in goes to the new contact, which then replaces the old one (SECURITY.md
   * §2.7). Returns 422 when the contact is taken or unchanged, or when there is no contact to correct.
   */
  supportContact: operation({
    summary: 'Correct a contact of a user',
    access: staff('support'),
    input: {
      accountId,
      type: contactTypeSchema,
      value: text(LIMITS.email),
      ...askStepFormSchema.shape,
    },
    output: supportedUserSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    oncePerKey: true,
  }),

  /** Cancels a pending correction of a contact. Returns 409 when the correction is no longer pending. */
  supportTakeBackContact: operation({
    summary: 'Cancel the correction of a contact; idempotent',
    access: staff('support'),
    input: { accountId, correctionId: text(64) },
    output: supportedUserSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  supportReports: operation({
    summary: 'Bug reports and feedback, newest first',
    access: staff('support'),
    input: {
      kind: z.optional(z.enum(INTAKE_KINDS)),
      status: z.optional(intakeStatusSchema),
      text: z.optional(z.string().check(z.maxLength(LIMITS.searchText))),
      ...sortParams(REPORT_LIST),
      ...paged,
    },
    codec: supportCodecs.reports,
    output: intakePageSchema,
  }),

  /** Exports at most 5,000 reports that match a query. Adds an entry to the audit log. */
  supportReportsExport: operation({
    ...listFile,
    summary: 'Bug reports and feedback as a file',
    access: staff('support'),
    ...exportInput(REPORT_LIST, {}),
    background: true,
  }),

  /** Changes the state of a report. Returns 409 when another person has changed the report since revision `rev`. */
  supportReportStatus: operation({
    summary: 'Change the state of a bug report or feedback',
    access: staff('support'),
    input: { reference: z.string().check(z.maxLength(16)), status: intakeStatusSchema, rev },
    output: intakeReportSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  /**
   * Answers a message by mail and closes the message (domain guide 6.19 "Contact us"). Returns 409 when another person has
   * changed the message since it was read.
   */
  supportAnswer: operation({
    summary: 'Answer a message',
    access: staff('support'),
    input: { reference: z.string().check(z.maxLength(16)), text: text(LIMITS.intakeText), rev },
    output: intakeReportSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  supportStaff: operation({
    summary: 'The staff with their rights',
    access: staff('staffAdmin'),
    output: staffListSchema,
  }),

  /** Exports the staff members that a search finds. Adds an entry to the audit log. */
  supportStaffExport: operation({
    ...listFile,
    summary: 'The staff with their rights, as a file',
    access: staff('staffAdmin'),
    ...exportInput(STAFF_LIST, {}),
    background: true,
  }),

  /**
   * Changes the rights of a staff member. Returns 409 when another person has changed the rights since revision `rev`, or
   * 422 when no one who can grant rights would be left.
   */
  supportRights: operation({
    summary: 'Set the rights of a staff member',
    access: staff('staffAdmin'),
    input: {
      accountId,
      rights: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(32)),
      rev,
    },
    output: staffMemberSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),
};

/** The provider's operations for helping users, reading reports and granting rights (domain guide 6.17). */
export type SupportGateway = GatewayOf<typeof supportApi>;
