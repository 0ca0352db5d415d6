import * as z from 'zod/mini';
import { userSchema } from './user.schema.ts';

/** Over which channel a code travels, in the words of the API (spec §3 "Contact types"). */
export const contactTypeSchema = z.enum(['cellPhone', 'email']);
export type ContactType = z.infer<typeof contactTypeSchema>;

/** What the server still demands before the session is whole (spec §3 "Login requirements"). */
export const requirementsSchema = z.object({
  noContactInfo: z.boolean(),
  mfaRequired: z.boolean(),
  /** The code goes to a contact that support corrected, and proves it. */
  contactCorrected: z.boolean(),
  usernameResetRequired: z.boolean(),
  verifySecurityQuestions: z.boolean(),
  passwordResetRequired: z.boolean(),
  betaUser: z.boolean(),
  termsAndConditionsRequired: z.boolean(),
  privacyPolicyRequired: z.boolean(),
  /** Channel of the last code, null when none is out. */
  mfaSentTo: z.nullable(contactTypeSchema),
  /** Where the last code went, masked, in the server's words; null when none is out. */
  mfaSentToMsg: z.nullable(z.string()),
  /** Seconds until another code may be asked for; 0 when it may be asked for now. */
  resendInSeconds: z.int(),
  /** The server's own summary: some demand is open. */
  actionRequired: z.boolean(),
});
export type LoginRequirements = z.infer<typeof requirementsSchema>;

/** A staff member looks at the portal as the user (domain guide 6.17); look only refuses every write. */
export const impersonationSchema = z.object({
  actorName: z.string(),
  mode: z.enum(['look', 'act']),
  /** As a duration, so that a wrong client clock does no harm (SECURITY.md §3). */
  endsInSeconds: z.int(),
});
export type Impersonation = z.infer<typeof impersonationSchema>;

/** The session as the server sees it; user and demands always travel together, so that no request slips between them (gating README I23). */
export const sessionViewSchema = z.object({
  user: userSchema,
  /** The group the session starts in; null for staff, customers without a link and dealers without any group. */
  siteGroupNum: z.nullable(z.int()),
  requirements: requirementsSchema,
  /** Null unless a staff member is behind this session. */
  impersonation: z.nullable(impersonationSchema),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

/** A bearer token with its lifetime as a duration, so that a wrong client clock does no harm (SECURITY.md §3). */
export const accessTokenSchema = z.object({
  accessToken: z.string(),
  expiresInSeconds: z.int(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** What sign-in and refresh hand out: token, user and demands in one. */
export const sessionGrantSchema = z.object({
  session: sessionViewSchema,
  token: accessTokenSchema,
});
export type SessionGrant = z.infer<typeof sessionGrantSchema>;

/** What a finished login step answers: the demands left, and a new token when the session gained rights (SECURITY.md §2.1). */
export const stepReplySchema = z.object({
  session: sessionViewSchema,
  token: z.nullable(accessTokenSchema),
});
export type StepReply = z.infer<typeof stepReplySchema>;
