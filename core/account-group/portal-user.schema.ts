import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { PRESETS } from './presets.rule.ts';
import { wholeNumber } from '../operations/fields.ts';

/** Whether somebody may sign in, in the words of the list. */
export const PORTAL_STATES = ['Active', 'Disabled', 'Invited', 'Invitation expired'] as const;
export type PortalState = (typeof PORTAL_STATES)[number];

/** What a sign-in asks besides the password. */
export const SIGN_IN_CHECKS = ['Code', 'Not set', 'Single sign-on', 'Password alone'] as const;
export type SignInCheck = (typeof SIGN_IN_CHECKS)[number];

/** A user of a dealer, or somebody who was invited to become one (domain guide 6.10 "Portal users"). */
export const portalUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null until an invited person chose one. */
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** Of those the administrator reaches. */
  groups: z.array(z.int()),
  /** Works for other dealers too. */
  elsewhere: z.boolean(),
  rights: z.array(z.string()),
  preset: z.enum([...PRESETS, 'Custom']),
  lastLoginAt: z.nullable(z.string()),
  check: z.nullable(z.enum(SIGN_IN_CHECKS)),
  state: z.enum(PORTAL_STATES),
  /** Whoever looks. */
  own: z.boolean(),
  /** When the invitation was sent last, and until when its link works. */
  sentAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  rev: z.int(),
});
export type PortalUser = z.infer<typeof portalUserSchema>;

/** One page of them, with how many there are of whoever looks for nothing. */
export const portalUsersSchema = z.object({ users: z.array(portalUserSchema), total: z.int() });
export type PortalUsers = z.infer<typeof portalUsersSchema>;

/** Groups and rights of somebody. */
export const portalAccess = {
  groups: z.array(wholeNumber).check(z.minLength(1, 'Choose a group'), z.maxLength(200)),
  rights: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(32)),
};
export const portalAccessSchema = z.object(portalAccess);
export type PortalAccess = z.infer<typeof portalAccessSchema>;

/** Who is invited, and to what. */
export const invitationSchema = z.object({
  name: requiredText('Name', 100),
  email: emailSchema,
  ...portalAccess,
});
export type Invitation = z.infer<typeof invitationSchema>;
