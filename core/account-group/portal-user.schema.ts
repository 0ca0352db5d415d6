import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { PRESETS } from './presets.rule.ts';
import { wholeNumber } from '../operations/fields.ts';

/** The sign-in states of a user, as displayed in the list. */
export const PORTAL_STATES = ['Active', 'Disabled', 'Invited', 'Invitation expired'] as const;
export type PortalState = (typeof PORTAL_STATES)[number];

/** The requirements of a user's sign-in besides the password. */
export const SIGN_IN_CHECKS = ['Code', 'Not set', 'Single sign-on', 'Password alone'] as const;
export type SignInCheck = (typeof SIGN_IN_CHECKS)[number];

/** Display text of each sign-in check. */
export const SIGN_IN_TEXT: Readonly<Record<SignInCheck, string>> = {
  Code: 'Two-step',
  'Not set': 'Two-step, not set up',
  'Single sign-on': 'Single sign-on',
  'Password alone': 'Password only',
};

/** A user of a dealer, or an invited person (domain guide 6.10 "Portal users"). */
export const portalUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null until the invited person has chosen a username. */
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** The user's groups that the reading administrator administers. */
  groups: z.array(z.int()),
  /** True if the user also works for other dealers. */
  elsewhere: z.boolean(),
  rights: z.array(z.string()),
  preset: z.enum([...PRESETS, 'Custom']),
  lastLoginAt: z.nullable(z.string()),
  check: z.nullable(z.enum(SIGN_IN_CHECKS)),
  state: z.enum(PORTAL_STATES),
  /** True for the user who reads the list. */
  own: z.boolean(),
  /** When the invitation was last sent. */
  sentAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  rev: z.int(),
});
export type PortalUser = z.infer<typeof portalUserSchema>;

/** One page of users, and the number of all users regardless of search and filters. */
export const portalUsersSchema = z.object({ users: z.array(portalUserSchema), total: z.int() });
export type PortalUsers = z.infer<typeof portalUsersSchema>;

/** Fields of a user's groups and rights. */
export const portalAccess = {
  groups: z.array(wholeNumber).check(z.minLength(1, 'Choose a group'), z.maxLength(200)),
  rights: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(32)),
};
export const portalAccessSchema = z.object(portalAccess);
export type PortalAccess = z.infer<typeof portalAccessSchema>;

/** The person to invite, with groups and rights. */
export const invitationSchema = z.object({
  name: requiredText('Name', 100),
  email: emailSchema,
  ...portalAccess,
});
export type Invitation = z.infer<typeof invitationSchema>;
