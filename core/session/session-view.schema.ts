import * as z from 'zod/mini';
import { userSchema } from './user.schema.ts';

/** The channels for sending a code, as named in the API (spec §3 "Contact types"). */
export const contactTypeSchema = z.enum(['cellPhone', 'email']);
export type ContactType = z.infer<typeof contactTypeSchema>;

/** The open demands of the server before the session is complete (spec §3 "Login requirements"). */
export const requirementsSchema = z.object({
  noContactInfo: z.boolean(),
  mfaRequired: z.boolean(),
  /** The code is sent to a contact that support corrected, and verifies it. */
  contactCorrected: z.boolean(),
  usernameResetRequired: z.boolean(),
  verifySecurityQuestions: z.boolean(),
  passwordResetRequired: z.boolean(),
  betaUser: z.boolean(),
  termsAndConditionsRequired: z.boolean(),
  privacyPolicyRequired: z.boolean(),
  /** The channel of the last code. Null when no code was sent. */
  mfaSentTo: z.nullable(contactTypeSchema),
  /** The masked contact of the last code, as text from the server. Null when no code was sent. */
  mfaSentToMsg: z.nullable(z.string()),
  /** Seconds until another code may be requested. 0 means now. */
  resendInSeconds: z.int(),
  /** The server's own summary: true if any demand is open. */
  actionRequired: z.boolean(),
});
export type LoginRequirements = z.infer<typeof requirementsSchema>;

/** A staff member views the portal as the user (domain guide 6.17). In view-only mode every write is refused. */
export const impersonationSchema = z.object({
  actorName: z.string(),
  mode: z.enum(['look', 'act']),
  /** A duration, so that a wrong client clock does no harm (SECURITY.md §3). */
  endsInSeconds: z.int(),
});
export type Impersonation = z.infer<typeof impersonationSchema>;

/**
 * The session as the server sees it. User and demands are always sent together, so that no request passes between them
 * (gating README I23).
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

/** A bearer token, with its lifetime as a duration, so that a wrong client clock does no harm (SECURITY.md §3). */
export const accessTokenSchema = z.object({
  accessToken: z.string(),
  expiresInSeconds: z.int(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** The response to sign-in and refresh: token, user and demands together. */
export const sessionGrantSchema = z.object({
  session: sessionViewSchema,
  token: accessTokenSchema,
});
export type SessionGrant = z.infer<typeof sessionGrantSchema>;

/** The response to a finished login step: the remaining demands, and a new token if the session gained rights (SECURITY.md §2.1). */
export const stepReplySchema = z.object({
  session: sessionViewSchema,
  token: z.nullable(accessTokenSchema),
});
export type StepReply = z.infer<typeof stepReplySchema>;
