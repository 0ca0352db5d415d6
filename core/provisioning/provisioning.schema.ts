import * as z from 'zod/mini';
import { portalAccess } from '../account-group/portal-user.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { newUsernameSchema } from '../login/new-username.schema.ts';
import { applicationSchema } from '../permission/application.schema.ts';

/** Somebody who was never signed in: an account without a password, or an invitation that nobody accepted yet. */
export const waitingPersonSchema = z.object({
  /** Of the account or of the invitation. */
  id: z.string(),
  name: z.string(),
  /** Null until an invited person chooses one. */
  username: z.nullable(z.string()),
  applicationNum: applicationSchema,
  /** Where a link can be sent; null for nowhere. */
  email: z.nullable(z.string()),
  groups: z.array(z.string()),
  /** When a link was sent last, and until when it works; null for whoever was never invited. */
  sentAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
});
export type WaitingPerson = z.infer<typeof waitingPersonSchema>;

/** How the server reaches people: what a first step asks before anybody is invited. */
export const serverStateSchema = z.object({
  /** Real mail, or the outbox of a demo world. */
  mail: z.enum(['transport', 'outbox']),
  /** The same for text messages; none where no gateway is set. */
  sms: z.enum(['transport', 'outbox', 'none']),
  /** Handed in by the environment, or files beside the database. */
  keys: z.enum(['environment', 'files']),
  /** When a mail went out last. */
  mailedAt: z.nullable(z.string()),
  /** The last mail was given up, or one waits for another try. */
  mailFails: z.boolean(),
});
export type ServerState = z.infer<typeof serverStateSchema>;

/** Where an installation stands on its way to the first signal (design "site groups & people"). */
export const provisioningSchema = z.object({
  /** Where dealers find it. */
  host: z.string(),
  /** When its first account was made. */
  since: z.string(),
  /** What the clocks of the provider show; a new group begins with it. */
  timeZone: z.string(),
  groups: z.int(),
  people: z.int(),
  sites: z.int(),
  /** Versions; 0 while none is published. */
  terms: z.int(),
  privacy: z.int(),
  /** A dealer has a user who signed up, or somebody was sent a link. */
  invited: z.boolean(),
  /** A device was heard. */
  signals: z.boolean(),
  server: serverStateSchema,
  /** The first of those who wait, never invited ones first; at most {@link WAITING_SHOWN}. */
  waiting: z.array(waitingPersonSchema),
  waitingTotal: z.int(),
  /** How many of them were never invited. */
  uninvited: z.int(),
});
export type Provisioning = z.infer<typeof provisioningSchema>;

/** How many waiting people are shown at once. */
export const WAITING_SHOWN = 200;
/** How many are invited by one call. */
export const INVITED_AT_ONCE = 20;

/** What came of inviting people: who has a link now, who gets none and why, and whether the rest has to wait. */
export const invitedSchema = z.object({
  invited: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), why: z.string() })),
  /** Seconds until messages go out again; null while they do. */
  wait: z.nullable(z.int()),
});
export type Invited = z.infer<typeof invitedSchema>;

/** A new member of the provider's staff, who chooses a password by a link (domain guide 6.17). */
export const staffInvitationSchema = z.object({
  name: requiredText('Name', 100),
  email: emailSchema,
  username: newUsernameSchema.shape.username,
  rights: z.array(boundedText(64)).check(z.maxLength(32)),
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/** A new customer, who chooses a password by a link; with or without a first site. */
export const customerInvitationSchema = z.object({
  email: emailSchema,
  siteNum: z.nullable(z.int('Enter the number of a site').check(z.minimum(1))),
});
export type CustomerInvitation = z.infer<typeof customerInvitationSchema>;

/** What a number says to whoever sets up a group: null where no group has it. */
export const groupNumberSchema = z.object({
  group: z.nullable(z.object({ siteGroupName: z.string(), answeringService: z.boolean() })),
});
export type GroupNumber = z.infer<typeof groupNumberSchema>;

/** A user of a dealer with what they may, as the provider changes it. */
export const personAccessSchema = z.object({
  id: z.string(),
  name: z.string(),
  rev: z.int(),
  ...portalAccess,
  /** Those they have, by name. */
  known: z.array(
    z.object({ siteGroupNum: z.int(), siteGroupName: z.string(), answeringService: z.boolean() }),
  ),
});
export type PersonAccess = z.infer<typeof personAccessSchema>;
