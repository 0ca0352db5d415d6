import * as z from 'zod/mini';
import { portalAccess } from '../account-group/portal-user.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { newUsernameSchema } from '../login/new-username.schema.ts';
import { applicationSchema } from '../permission/application.schema.ts';

/** A person who has never signed in: an account without a password, or an invitation that is not yet accepted. */
export const waitingPersonSchema = z.object({
  /** The id of the account or of the invitation. */
  id: z.string(),
  name: z.string(),
  /** The username. Null until an invited person chooses one. */
  username: z.nullable(z.string()),
  applicationNum: applicationSchema,
  /** The e-mail address that receives the link. Null when unknown. */
  email: z.nullable(z.string()),
  groups: z.array(z.string()),
  /**
   * When the latest link was sent. `expiresAt` is when that link expires; `sentAt` and `expiresAt` are null for a person
   * who was never invited.
   */
  sentAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
});
export type WaitingPerson = z.infer<typeof waitingPersonSchema>;

/** How the server sends messages. */
export const serverStateSchema = z.object({
  /** `transport`: real mail. `outbox`: the outbox of the demo data. */
  mail: z.enum(['transport', 'outbox']),
  /** `transport`: real text messages. `outbox`: the outbox of the demo data. `none`: no gateway is configured. */
  sms: z.enum(['transport', 'outbox', 'none']),
  /** `environment`: encryption keys come from environment variables. `files`: keys are in files beside the database. */
  keys: z.enum(['environment', 'files']),
  /** The time at which the last mail was sent. Null when none was sent. */
  mailedAt: z.nullable(z.string()),
  /** True if the last mail failed permanently, or if a mail is waiting for another attempt. */
  mailFails: z.boolean(),
});
export type ServerState = z.infer<typeof serverStateSchema>;

/** The progress of an installation toward its first signal (design "site groups & people"). */
export const provisioningSchema = z.object({
  /** The host name under which dealers find the portal. */
  host: z.string(),
  /** The time at which the installation's first account was created. */
  since: z.string(),
  /** The provider's time zone, which is the default for new groups. */
  timeZone: z.string(),
  groups: z.int(),
  people: z.int(),
  sites: z.int(),
  /** The newest version of the terms. 0 until terms are published. */
  terms: z.int(),
  privacy: z.int(),
  /** True if a dealer has a user who signed up, or if an invitation was sent. */
  invited: z.boolean(),
  /** True if at least one device has sent a signal. */
  signals: z.boolean(),
  server: serverStateSchema,
  /** At most {@link WAITING_SHOWN} waiting people, those never invited first. */
  waiting: z.array(waitingPersonSchema),
  waitingTotal: z.int(),
  /** The number of waiting people who were never invited. */
  uninvited: z.int(),
});
export type Provisioning = z.infer<typeof provisioningSchema>;

/** The maximum number of waiting people shown. */
export const WAITING_SHOWN = 200;
/** The maximum number of people invited by one call. */
export const INVITED_AT_ONCE = 20;

/** The result of inviting people: who got a link, who got none and why, and how long the remaining people must wait. */
export const invitedSchema = z.object({
  invited: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), why: z.string() })),
  /** Seconds until messages can be sent again. Null when they can be sent now. */
  wait: z.nullable(z.int()),
});
export type Invited = z.infer<typeof invitedSchema>;

/** The form for a new staff member of the provider, who gets a link to choose a password (domain guide 6.17). */
export const staffInvitationSchema = z.object({
  name: requiredText('Name', 100),
  email: emailSchema,
  username: newUsernameSchema.shape.username,
  rights: z.array(boundedText(64)).check(z.maxLength(32)),
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/** The form for a new customer, who gets a link to choose a password. The first site is optional. */
export const customerInvitationSchema = z.object({
  email: emailSchema,
  siteNum: z.nullable(z.int('Enter the number of a site').check(z.minimum(1))),
});
export type CustomerInvitation = z.infer<typeof customerInvitationSchema>;

/** The group that already uses a group number. Null when the number is free. */
export const groupNumberSchema = z.object({
  group: z.nullable(z.object({ siteGroupName: z.string(), answeringService: z.boolean() })),
});
export type GroupNumber = z.infer<typeof groupNumberSchema>;

/** A dealer user with their rights, as the provider edits them. */
export const personAccessSchema = z.object({
  id: z.string(),
  name: z.string(),
  rev: z.int(),
  ...portalAccess,
  /** The groups the person belongs to, with their names. */
  known: z.array(
    z.object({ siteGroupNum: z.int(), siteGroupName: z.string(), answeringService: z.boolean() }),
  ),
});
export type PersonAccess = z.infer<typeof personAccessSchema>;
