import * as z from 'zod/mini';
import { auditLineSchema } from '../audit/audit-line.schema.ts';
import { impersonationSessionSchema } from '../impersonation/impersonation-session.schema.ts';
import { supportedUserSchema } from './supported-users.schema.ts';

/** The causes of a failed message that a corrected contact mends. */
export const RETURNED_CAUSES = ['mailbox', 'number'] as const;

/** How many people who were refused but need not wait are listed. */
export const REFUSED_MOST = 8;
/** The maximum number of recently viewed people stored in a staff member's browser. One request reads at most the same number. */
export const LATELY_MOST = 8;
/** The ids of recently viewed people, as stored. */
export const latelySchema = z.array(z.string().check(z.maxLength(64)));

/** A running session as staff see it: when it started, when it was last used and how it was opened. The entry contains no token. */
export const openSessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  authenticatedBy: z.enum(['password', 'sso', 'impersonation']),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** The data of one person's page in Support (domain guide 6.17). A part is null when the reader lacks the permission for it. */
export const supportedPersonSchema = z.object({
  user: supportedUserSchema,
  /** The newest audit log entries by or about the person. */
  record: z.nullable(z.array(auditLineSchema)),
  /** The newest impersonations of the person. */
  visits: z.nullable(z.array(impersonationSessionSchema)),
  /** The running sessions, most recently used first. */
  sessions: z.nullable(z.array(openSessionSchema)),
});
export type SupportedPerson = z.infer<typeof supportedPersonSchema>;

/** A person with the refused tries of the last day. */
const lockedUserSchema = z.extend(supportedUserSchema, {
  tries: z.int(),
  lastTryAt: z.string(),
});
export type LockedUser = z.infer<typeof lockedUserSchema>;

/** A message to a person that came back because of the contact, such as a mailbox that does not exist. */
const returnedMessageSchema = z.object({
  id: z.string(),
  user: supportedUserSchema,
  channel: z.enum(['email', 'sms']),
  cause: z.enum(RETURNED_CAUSES),
  /** True if the person waits for a code in the message. */
  isCode: z.boolean(),
  lastAt: z.string(),
  /** When it is tried again. Null if it was given up. */
  nextTryAt: z.nullable(z.string()),
});
export type ReturnedMessage = z.infer<typeof returnedMessageSchema>;

/** The data of the first view of Support: people who may need help now. */
export const supportOverviewSchema = z.object({
  /** People who must wait after failed attempts. Those who wait for the shortest time come first. */
  waiting: z.array(lockedUserSchema),
  /** People who were refused in the last day but need not wait, latest first. Absent from servers of an earlier version. */
  refused: z.optional(z.array(lockedUserSchema)),
  /** Messages of the last day that did not reach a person, newest first. Null without the permission to correct a contact. */
  returned: z.nullable(z.array(returnedMessageSchema)),
  /** The running impersonations. Null without the permission to see them. */
  visits: z.nullable(z.array(impersonationSessionSchema)),
  /** The people whose ids were requested and who still exist, in request order. */
  lately: z.array(supportedUserSchema),
});
export type SupportOverview = z.infer<typeof supportOverviewSchema>;

/** The results of the staff's search in the header: the first matching people, and groups with their number of people. */
export const supportHitsSchema = z.object({
  users: z.array(supportedUserSchema),
  total: z.int(),
  groups: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string(), people: z.int() })),
});
export type SupportHits = z.infer<typeof supportHitsSchema>;
