import * as z from 'zod/mini';
import { applicationSchema } from '../permission/application.schema.ts';
import { askedStepSchema, contactCorrectionSchema, loginStepSchema } from './asked-step.schema.ts';

/** A person as Support shows them: enough to help, without secrets (domain guide 6.17). */
export const supportedUserSchema = z.object({
  accountId: z.string(),
  username: z.string(),
  name: z.string(),
  applicationNum: applicationSchema,
  beta: z.boolean(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** The groups of a dealer's user, or those of a customer's linked sites. Empty for staff. */
  groups: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string() })),
  lastLoginAt: z.nullable(z.string()),
  /** The person has chosen a first password. Otherwise the registration can be sent again. */
  registered: z.boolean(),
  disabled: z.boolean(),
  /** A code is needed at sign-in, and there is a contact to send it to. */
  codeAsked: z.boolean(),
  contactSet: z.boolean(),
  /** A wait after failed sign-ins or codes is running. Nobody is ever locked permanently. */
  waiting: z.boolean(),
  /** When the wait ends, as an ISO instant. Null when none is running. */
  waitsUntil: z.nullable(z.string()),
  openSessions: z.int(),
  /** The steps of the next sign-in, in order. */
  pendingSteps: z.array(loginStepSchema),
  /** The steps that staff requested and can still cancel. */
  askedSteps: z.array(askedStepSchema),
  /** A contact that will be verified at the next sign-in. Null when there is none. */
  correction: z.nullable(contactCorrectionSchema),
});
export type SupportedUser = z.infer<typeof supportedUserSchema>;

/** One page of people. */
export const supportedUsersSchema = z.object({
  users: z.array(supportedUserSchema),
  total: z.int(),
});
export type SupportedUsers = z.infer<typeof supportedUsersSchema>;

/** The actions of support for a person, besides repeating a step. */
export const USER_ACTIONS = [
  'passwordLink',
  'registrationLink',
  'clearWait',
  'endSessions',
] as const;
export const userActionSchema = z.enum(USER_ACTIONS);
export type UserAction = z.infer<typeof userActionSchema>;

/** The states of a report. A new report is not assigned to anyone yet. */
export const intakeStatusSchema = z.enum(['New', 'In progress', 'Closed']);
export type IntakeStatus = z.infer<typeof intakeStatusSchema>;

/** The kinds of messages that people send. */
export const INTAKE_KINDS = ['bug', 'feedback', 'message'] as const;

/**
 * A bug report, feedback with its rating from 1 to 5 (spec §2.3), or a message with its topic as summary (domain guide
 * 6.19 "Contact us").
 */
export const intakeReportSchema = z.object({
  reference: z.string(),
  kind: z.enum(INTAKE_KINDS),
  status: intakeStatusSchema,
  summary: z.nullable(z.string()),
  rating: z.nullable(z.int()),
  text: z.string(),
  route: z.string(),
  appVersion: z.string(),
  writtenBy: z.string(),
  /** The staff member who wrote the report during an impersonation. Otherwise null. */
  actingStaff: z.nullable(z.string()),
  siteGroupNum: z.nullable(z.int()),
  createdAt: z.string(),
  /** The account a message is about. */
  site: z.nullable(z.object({ siteNum: z.int(), siteName: z.string() })),
  /** The answer to a message, its author and time. */
  answer: z.nullable(z.object({ text: z.string(), by: z.string(), at: z.string() })),
  rev: z.int(),
});
export type IntakeReport = z.infer<typeof intakeReportSchema>;

export const intakePageSchema = z.object({ reports: z.array(intakeReportSchema), total: z.int() });
export type IntakePage = z.infer<typeof intakePageSchema>;

/** A staff member with the rights that holders of `staffAdmin` grant and revoke. */
export const staffMemberSchema = z.object({
  accountId: z.string(),
  username: z.string(),
  name: z.string(),
  disabled: z.boolean(),
  rights: z.array(z.string()),
  rev: z.int(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffListSchema = z.object({ staff: z.array(staffMemberSchema) });
