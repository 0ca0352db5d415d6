import * as z from 'zod/mini';
import { applicationSchema } from '../permission/application.schema.ts';
import { askedStepSchema, contactCorrectionSchema, loginStepSchema } from './asked-step.schema.ts';

/** A person as shown in Support, without secrets (domain guide 6.17). */
export const supportedUserSchema = z.object({
  accountId: z.string(),
  username: z.string(),
  name: z.string(),
  applicationNum: applicationSchema,
  beta: z.boolean(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** The groups of a dealer user, or the groups of a customer's linked sites. Empty for staff. */
  groups: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string() })),
  lastLoginAt: z.nullable(z.string()),
  /** True if the person has chosen a first password. If false, staff can send the registration mail again. */
  registered: z.boolean(),
  disabled: z.boolean(),
  /** True if sign-in needs a code and there is a contact to send the code to. */
  codeAsked: z.boolean(),
  contactSet: z.boolean(),
  /** True if the person must wait after failed sign-ins or codes. The wait always ends, because accounts are never locked permanently. */
  waiting: z.boolean(),
  /** The end of the wait, as an ISO instant. Null when there is no wait. */
  waitsUntil: z.nullable(z.string()),
  openSessions: z.int(),
  /** The steps that the next sign-in contains, in order. */
  pendingSteps: z.array(loginStepSchema),
  /** The steps that staff requested and can still cancel. */
  askedSteps: z.array(askedStepSchema),
  /** The corrected contact that the next sign-in verifies. Null when no correction is pending. */
  correction: z.nullable(contactCorrectionSchema),
});
export type SupportedUser = z.infer<typeof supportedUserSchema>;

export const supportedUsersSchema = z.object({
  users: z.array(supportedUserSchema),
  total: z.int(),
});
export type SupportedUsers = z.infer<typeof supportedUsersSchema>;

/** The actions by which support helps a person, besides requesting a step. */
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

export const INTAKE_KINDS = ['bug', 'feedback', 'message'] as const;

/**
 * A bug report, feedback with a rating from 1 to 5 (spec §2.3), or a message with its topic as `summary` (domain guide
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
  /** The staff member who wrote the report during an impersonation, otherwise null. */
  actingStaff: z.nullable(z.string()),
  siteGroupNum: z.nullable(z.int()),
  createdAt: z.string(),
  /** The account that a message is about. */
  site: z.nullable(z.object({ siteNum: z.int(), siteName: z.string() })),
  answer: z.nullable(z.object({ text: z.string(), by: z.string(), at: z.string() })),
  rev: z.int(),
});
export type IntakeReport = z.infer<typeof intakeReportSchema>;

export const intakePageSchema = z.object({ reports: z.array(intakeReportSchema), total: z.int() });
export type IntakePage = z.infer<typeof intakePageSchema>;

/** A staff member, with the rights that holders of `staffAdmin` grant and revoke. */
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
