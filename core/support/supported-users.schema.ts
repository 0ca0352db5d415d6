import * as z from 'zod/mini';
import { applicationSchema } from '../permission/application.schema.ts';
import { askedStepSchema, contactCorrectionSchema, loginStepSchema } from './asked-step.schema.ts';

/** A person as Support shows them: enough to help, nothing secret (domain guide 6.17). */
export const supportedUserSchema = z.object({
  accountId: z.string(),
  username: z.string(),
  name: z.string(),
  applicationNum: applicationSchema,
  beta: z.boolean(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** Own groups of a dealer, those of the linked sites of a customer; none for staff. */
  groups: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string() })),
  lastLoginAt: z.nullable(z.string()),
  /** A first password was chosen; without one there is a registration to resend. */
  registered: z.boolean(),
  disabled: z.boolean(),
  /** A code is asked at sign-in, and there is a contact to send it to. */
  codeAsked: z.boolean(),
  contactSet: z.boolean(),
  /** A wait after failed sign-ins or codes runs now; nobody is ever locked for good. */
  waiting: z.boolean(),
  /** When it is over by itself, an ISO instant; null while none runs. */
  waitsUntil: z.nullable(z.string()),
  openSessions: z.int(),
  /** What the next sign-in asks of them, in its order. */
  pendingSteps: z.array(loginStepSchema),
  /** Which of them staff asked for and can still take back. */
  askedSteps: z.array(askedStepSchema),
  /** A contact that waits to be proven at the next sign-in; null when there is none. */
  correction: z.nullable(contactCorrectionSchema),
});
export type SupportedUser = z.infer<typeof supportedUserSchema>;

/** One page of people. */
export const supportedUsersSchema = z.object({
  users: z.array(supportedUserSchema),
  total: z.int(),
});
export type SupportedUsers = z.infer<typeof supportedUsersSchema>;

/** What can be done for somebody besides asking for a step again. */
export const USER_ACTIONS = [
  'passwordLink',
  'registrationLink',
  'clearWait',
  'endSessions',
] as const;
export const userActionSchema = z.enum(USER_ACTIONS);
export type UserAction = z.infer<typeof userActionSchema>;

/** States of a report; a new one is nobody's yet. */
export const intakeStatusSchema = z.enum(['New', 'In progress', 'Closed']);
export type IntakeStatus = z.infer<typeof intakeStatusSchema>;

/** What comes in from people. */
export const INTAKE_KINDS = ['bug', 'feedback', 'message'] as const;

/** A report of a bug, feedback with its rating from 1 to 5 (spec §2.3), or a message with its topic as summary (domain guide 6.19 "Contact us"). */
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
  /** The staff member who wrote it as somebody else; null otherwise. */
  actingStaff: z.nullable(z.string()),
  siteGroupNum: z.nullable(z.int()),
  createdAt: z.string(),
  /** The account a message is about. */
  site: z.nullable(z.object({ siteNum: z.int(), siteName: z.string() })),
  /** What was answered to a message, by whom and when. */
  answer: z.nullable(z.object({ text: z.string(), by: z.string(), at: z.string() })),
  rev: z.int(),
});
export type IntakeReport = z.infer<typeof intakeReportSchema>;

export const intakePageSchema = z.object({ reports: z.array(intakeReportSchema), total: z.int() });
export type IntakePage = z.infer<typeof intakePageSchema>;

/** A staff member with the rights that `staffAdmin` gives and takes. */
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
