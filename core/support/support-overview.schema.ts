import * as z from 'zod/mini';
import { auditLineSchema } from '../audit/audit-line.schema.ts';
import { impersonationSessionSchema } from '../impersonation/impersonation-session.schema.ts';
import { supportedUserSchema } from './supported-users.schema.ts';

/** The maximum number of recently viewed people that a staff member's browser stores, and that one request reads. */
export const LATELY_MOST = 8;
/** The ids of recently viewed people, as stored. */
export const latelySchema = z.array(z.string().check(z.maxLength(64)));

/**
 * A running session as staff see it: when it started, when it was last used and how it was opened. It contains nothing
 * with which to take it over.
 */
export const openSessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  authenticatedBy: z.enum(['password', 'sso', 'impersonation']),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** All data of the page for one person. A part is null when the permission for it is missing (domain guide 6.17). */
export const supportedPersonSchema = z.object({
  user: supportedUserSchema,
  /** The newest audit log lines about the person or their actions. */
  record: z.nullable(z.array(auditLineSchema)),
  /** The newest impersonations of the account. */
  visits: z.nullable(z.array(impersonationSessionSchema)),
  /** The running sessions, last used first. */
  sessions: z.nullable(z.array(openSessionSchema)),
});
export type SupportedPerson = z.infer<typeof supportedPersonSchema>;

/** The people who may need support now: the first view of Support. */
export const supportOverviewSchema = z.object({
  /** People who must wait after failed attempts, those whose wait ends first on top. */
  waiting: z.array(supportedUserSchema),
  /** The running impersonations. Null without the permission to see them. */
  visits: z.nullable(z.array(impersonationSessionSchema)),
  /** The requested people who still exist, in the requested order. */
  lately: z.array(supportedUserSchema),
});
export type SupportOverview = z.infer<typeof supportOverviewSchema>;

/** The results of the staff's search in the header: the first matching people, and groups with their numbers of people. */
export const supportHitsSchema = z.object({
  users: z.array(supportedUserSchema),
  /** The number of all matching people. */
  total: z.int(),
  groups: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string(), people: z.int() })),
});
export type SupportHits = z.infer<typeof supportHitsSchema>;
