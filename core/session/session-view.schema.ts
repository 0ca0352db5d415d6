import * as z from 'zod/mini';
import { userSchema } from './user.schema.ts';

/** The channels through which a code is sent, as named in the API (spec §3 "Contact types"). */
export const contactTypeSchema = z.enum(['cellPhone', 'email']);
export type ContactType = z.infer<typeof contactTypeSchema>;

/** The demands that remain before the session is complete (spec §3 "Login requirements"). */
export const requirementsSchema = z.object({
  noContactInfo: z.boolean(),
  mfaRequired: z.boolean(),
  /** True if support corrected the contact. The next code must then verify the corrected contact. */
  contactCorrected: z.boolean(),
  usernameResetRequired: z.boolean(),
  verifySecurityQuestions: z.boolean(),
  passwordResetRequired: z.boolean(),
  betaUser: z.boolean(),
  termsAndConditionsRequired: z.boolean(),
  privacyPolicyRequired: z.boolean(),
  /** The channel through which the last code was sent. Null when no code was sent. */
  mfaSentTo: z.nullable(contactTypeSchema),
  /** The server's text with the masked contact of the last code. Null when no code was sent. */
  mfaSentToMsg: z.nullable(z.string()),
  /** The number of seconds until another code may be requested. 0 means now. */
  resendInSeconds: z.int(),
  /** True if any demand remains, as summarized by the server. */
  actionRequired: z.boolean(),
});
export type LoginRequirements = z.infer<typeof requirementsSchema>;

/** An impersonation: a staff member views the portal as the user (domain guide 6.17). In view-only mode, every write is refused. */
export const impersonationSchema = z.object({
  actorName: z.string(),
  mode: z.enum(['look', 'act']),
  /** The remaining time as a duration, so that a wrong client clock does not matter (SECURITY.md §3). */
  endsInSeconds: z.int(),
});
export type Impersonation = z.infer<typeof impersonationSchema>;

/**
 * The session as the server sees it. User and demands are always sent together, so that no request can be made while only
 * the user is known (gating README I23).
 */
export const sessionViewSchema = z.object({
  user: userSchema,
  /** The group the session starts in. Null for staff, customers without a link and dealers without any group. */
  siteGroupNum: z.nullable(z.int()),
  requirements: requirementsSchema,
  /** Null unless a staff member is impersonating the user. */
  impersonation: z.nullable(impersonationSchema),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

/** An access token and its lifetime. The lifetime is a duration, so that a wrong client clock does not matter (SECURITY.md §3). */
export const accessTokenSchema = z.object({
  accessToken: z.string(),
  expiresInSeconds: z.int(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** The response to a sign-in or refresh: token, user and demands together. */
export const sessionGrantSchema = z.object({
  session: sessionViewSchema,
  token: accessTokenSchema,
});
export type SessionGrant = z.infer<typeof sessionGrantSchema>;

/** The response to a completed login step: the remaining demands, and a new token if the session gained rights (SECURITY.md §2.1). */
export const stepReplySchema = z.object({
  session: sessionViewSchema,
  token: z.nullable(accessTokenSchema),
});
export type StepReply = z.infer<typeof stepReplySchema>;
