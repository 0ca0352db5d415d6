import * as z from 'zod/mini';
import { auditLineSchema } from '../audit/audit-line.schema.ts';
import { impersonationSessionSchema } from '../impersonation/impersonation-session.schema.ts';
import { supportedUserSchema } from './supported-users.schema.ts';

/** How many people staff may keep as looked up lately; as many the desk reads at most. */
export const LATELY_MOST = 8;
/** Their ids as they are stored. */
export const latelySchema = z.array(z.string().check(z.maxLength(64)));

/** A running session as staff see it: since when, when last used and how it was opened; nothing to take it over with. */
export const openSessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  authenticatedBy: z.enum(['password', 'sso', 'impersonation']),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** Everything the place of one person shows; null where the right for a part is missing (domain guide 6.17). */
export const supportedPersonSchema = z.object({
  user: supportedUserSchema,
  /** The newest lines about the person or of what they did. */
  record: z.nullable(z.array(auditLineSchema)),
  /** The newest visits to the account. */
  visits: z.nullable(z.array(impersonationSessionSchema)),
  /** Running ones, the last used first. */
  sessions: z.nullable(z.array(openSessionSchema)),
});
export type SupportedPerson = z.infer<typeof supportedPersonSchema>;

/** Whom support may have to look after now: the first view of Support. */
export const supportOverviewSchema = z.object({
  /** People whose wait runs, the one that ends first on top. */
  waiting: z.array(supportedUserSchema),
  /** Running impersonations; null without the right to see them. */
  visits: z.nullable(z.array(impersonationSessionSchema)),
  /** Those that were asked for by their ids and still exist, in the order they were asked. */
  lately: z.array(supportedUserSchema),
});
export type SupportOverview = z.infer<typeof supportOverviewSchema>;

/** What the staff's search in the header finds: the first people, and groups with how many people they have. */
export const supportHitsSchema = z.object({
  users: z.array(supportedUserSchema),
  /** All people the words find. */
  total: z.int(),
  groups: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string(), people: z.int() })),
});
export type SupportHits = z.infer<typeof supportHitsSchema>;
