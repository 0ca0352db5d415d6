import * as z from 'zod/mini';
import { requirementsSchema } from './requirements.schema.ts';
import { userSchema } from './user.schema.ts';

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
