import * as z from 'zod/mini';
import { serviceMessageSchema } from '../panel-info/service-request.schema.ts';
import { siteBadgesSchema } from '../sites/site-info.schema.ts';

const count = z.int();
const text = z.nullable(z.string());

/** The site that a row is about, and the code shown with its name. */
const ofSite = { siteNum: z.int(), siteName: z.string(), xmit: z.string() } as const;

/** One row of "on test", sorted by the earliest end. */
const runningTestSchema = z.object({
  ...ofSite,
  id: z.string(),
  rev: z.int(),
  category: z.string(),
  placedBy: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
});
export type RunningTest = Readonly<z.infer<typeof runningTestSchema>>;

/** One alarm that is in progress. */
const activeAlarmSchema = z.object({
  ...ofSite,
  devNum: z.int(),
  alarmNum: z.int(),
  priority: z.int(),
  serviceType: z.string(),
  event: z.string(),
  /** Text of the newest event that followed; null if there was none. */
  further: text,
  state: z.enum(['New', 'In progress', 'On hold', 'Partially cleared']),
  since: z.string(),
  /** When an operator looks at it again, in the site's time zone; null if no time was set. */
  holdUntil: text,
  timeZone: z.string(),
});

/** Kinds of items that expire within 30 days. */
export const ENDING_KINDS = ['permit', 'contact', 'schedule'] as const;

/**
 * The number of accounts in each list behind the dashboard (domain guide 6.19), counted by the same facts as the list.
 * Null if the user may not see the list.
 */
const accountCountsSchema = z.object({
  alarm: count,
  onTest: z.nullable(count),
  /** On test for more than 24 h. */
  longTest: z.nullable(count),
  trouble: count,
  missedTest: count,
  failToClose: z.nullable(count),
  installPending: count,
  outOfService: count,
  permit: count,
  contact: z.nullable(count),
  schedule: z.nullable(count),
  changedToday: count,
  favorites: count,
  watched: count,
});

/** A saved account, and why it is saved. */
const savedSiteSchema = z.object({
  ...ofSite,
  devNum: z.int(),
  badges: siteBadgesSchema,
  favorite: z.boolean(),
  /** Who put it on the group's watch list; null if it is not on the list. */
  watchedBy: text,
});

/**
 * The dealer's figures for the active site group and its branches (domain guide 6.19). Lists contain some of the rows,
 * while counts are complete.
 */
export const dealerHomeSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  /** All sites whose service has not ended. */
  sites: count,
  /** The sites counted in totals (domain guide 6.6). */
  inTotals: count,
  accounts: accountCountsSchema,
  activeAlarms: z.array(activeAlarmSchema),
  activeAlarmCount: count,
  /** Active alarms that were not picked up yet. */
  freshAlarms: count,
  /** Null without the right to see tests, which also applies to the counts below. */
  onTest: z.nullable(z.array(runningTestSchema)),
  onTestCount: z.nullable(count),
  /** Tests that end within 20 minutes. */
  endingSoon: z.nullable(count),
  /** Open messages from customers and panels: unhandled ones first, oldest first. */
  serviceMessages: z.array(serviceMessageSchema),
  serviceMessageCount: count,
  /** Unhandled messages of the answering service; null without the right or the service. */
  waitingMessages: z.nullable(count),
  troubles: count,
  /** Accounts by the age of their oldest open trouble: less than a day, less than a week, longer. */
  troubleAges: z.object({ day: count, week: count, older: count }),
  oldestTroubles: z.array(
    z.object({ ...ofSite, devNum: z.int(), id: z.string(), text: z.string(), since: z.string() }),
  ),
  missedTests: count,
  /** The overdue devices, longest overdue first. */
  silent: z.array(z.object({ ...ofSite, devNum: z.int(), dueAt: z.string() })),
  /** Areas that had to be closed and are not. Null without the right to see schedules, which also applies to the next closing. */
  notClosed: z.nullable(
    z.array(z.object({ ...ofSite, devNum: z.int(), area: z.string(), since: z.string() })),
  ),
  nextClosing: z.nullable(z.object({ siteNum: z.int(), siteName: z.string(), at: z.string() })),
  outOfService: count,
  installPending: count,
  /** Pending installations that never sent a signal. */
  installsSilent: count,
  installs: z.array(z.object({ ...ofSite, lastSignalAt: text })),
  ending: z.array(
    z.object({ ...ofSite, kind: z.enum(ENDING_KINDS), what: z.string(), day: z.string() }),
  ),
  /** Recent changes, newest first. */
  changes: z.array(
    z.object({ ...ofSite, id: z.string(), event: z.string(), actor: text, at: z.string() }),
  ),
  /** Favorites and the watch list of the group, those that need attention first. */
  saved: z.array(savedSiteSchema),
});
export type DealerHome = z.infer<typeof dealerHomeSchema>;

/** Number of signals and alarms in a half hour, or a day. */
const volume = { signals: count, alarms: count } as const;

/** Recent signal volume, and how the accounts are armed, for charts (design: pictures instead of reading). */
export const dealerVolumeSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  /** The last 48 half hours, each with its start, the current one last. */
  halfHours: z.array(z.object({ ...volume, at: z.string() })),
  /** The last 30 days in the group's time zone, today last. */
  days: z.array(z.object({ ...volume, day: z.string() })),
  /** Today's openings and closings per half hour since midnight, in the group's time zone. */
  today: z.array(z.object({ at: z.string(), openings: count, closings: count })),
  /** Accounts with an open area, and accounts with all areas closed. */
  open: count,
  closed: count,
});
export type DealerVolume = z.infer<typeof dealerVolumeSchema>;
