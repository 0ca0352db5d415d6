import * as z from 'zod/mini';
import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { Permission } from '../permission/permissions.ts';

/** What the notification list can hold. */
export const NOTIFICATION_KINDS = [
  /** An alarm at one of the person's sites. */
  'alarm',
  /** A message of the answering service. */
  'message',
  /** A report that the person requested is ready, or failed. */
  'report',
  /** A request that the person may decide. */
  'asked',
  /** A decision on a request that the person sent. */
  'decided',
  /** A test that the person placed ends soon, or has ended. */
  'test',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How far back the list goes, in milliseconds. */
export const NOTIFICATION_AGE_MS = 7 * 24 * 3600000;

/** Maximum number of notifications in the list. */
export const NOTIFICATIONS_MOST = 50;

/** How long before its end a test is announced, in milliseconds. */
export const TEST_ENDING_MS = 15 * 60000;

/** Maximum number of notifications of one kind. */
export const NOTIFICATIONS_OF_KIND = 20;

const { customer, dealer, staff } = APPLICATIONS;

/** Who gets each kind, and the right that it needs. */
const READERS: Readonly<
  Record<NotificationKind, Readonly<Partial<Record<Application, readonly Permission[]>>>>
> = {
  alarm: { [dealer]: [], [customer]: [] },
  message: { [dealer]: ['ansServiceBlockFlag'] },
  report: { [staff]: [], [dealer]: ['reportRead'] },
  asked: { [staff]: ['requests'], [dealer]: ['siteEdit'] },
  decided: { [dealer]: [], [customer]: [] },
  test: { [dealer]: ['noActionRead'], [customer]: ['noActionRead'] },
};

/** Returns the kinds of notifications that a person gets. */
export const notificationKinds = (
  application: Application,
  held: readonly string[],
): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => {
    const needed = READERS[kind][application];
    return needed !== undefined && hasPermissions(needed, new Set(held));
  });

export const notificationSchema = z.object({
  /** Identifies the notification, and changes when there is something new about the same thing. */
  key: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: z.iso.datetime(),
  /** The number or id of the alarm, message, report, request or test. */
  subject: z.string(),
  /** The state of the subject, such as `New` of an alarm or `failed` of a report. */
  state: z.string(),
  text: z.string(),
  siteNum: z.nullable(z.int()),
  siteName: z.nullable(z.string()),
  devNum: z.nullable(z.int()),
  /** The zone of the site or, without a site, of the group. */
  timeZone: z.string(),
});
export type Notification = Readonly<z.infer<typeof notificationSchema>>;

export const notificationsSchema = z.object({
  /** Newest first. */
  notifications: z.array(notificationSchema),
  /** Everything up to this instant has been read, on any device; null before the first reading. */
  readTo: z.nullable(z.iso.datetime()),
});
export type Notifications = Readonly<z.infer<typeof notificationsSchema>>;
