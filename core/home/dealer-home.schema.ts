import * as z from 'zod/mini';
import { serviceMessageSchema } from '../panel-info/service-request.schema.ts';
import { siteBadgesSchema } from '../sites/site-info.schema.ts';

const count = z.int();
const text = z.nullable(z.string());

/** Site of a row, with the transmitter code shown next to the site name. */
const ofSite = { siteNum: z.int(), siteName: z.string(), xmit: z.string() } as const;

/** A running test. The list is ordered by end, earliest first. */
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

const activeAlarmSchema = z.object({
  ...ofSite,
  devNum: z.int(),
  alarmNum: z.int(),
  priority: z.int(),
  serviceType: z.string(),
  event: z.string(),
  /** Text of the newest event after the alarm started; null if there was none. */
  further: text,
  state: z.enum(['New', 'In progress', 'On hold', 'Partially cleared']),
  since: z.string(),
  /** End of the hold as wall time at the site; null if there is none. */
  holdUntil: text,
  timeZone: z.string(),
});

/** Kinds of items that are listed when they expire within 30 days. */
export const ENDING_KINDS = ['permit', 'contact', 'schedule'] as const;

/**
 * Number of accounts in each list that the dashboard links to (domain guide 6.19), counted by the same facts as the list.
 * Null if the user may not see the list.
 */
const accountCountsSchema = z.object({
  alarm: count,
  onTest: z.nullable(count),
  /** Accounts on test for more than 24 hours. */
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

/** A favorite account or one on the watch list, and why it is listed. */
const savedSiteSchema = z.object({
  ...ofSite,
  devNum: z.int(),
  badges: siteBadgesSchema,
  favorite: z.boolean(),
  /** Who put the account on the group's watch list; null if the account is not on the watch list. */
  watchedBy: text,
});

/**
 * The dealer's figures for the active site group and its branches (domain guide 6.19). Lists contain only the first rows;
 * counts are complete.
 */
export const dealerHomeSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  /** Number of sites whose service has not ended. */
  sites: count,
  /** Number of sites that are included in totals (domain guide 6.6). */
  inTotals: count,
  accounts: accountCountsSchema,
  activeAlarms: z.array(activeAlarmSchema),
  activeAlarmCount: count,
  /** Number of active alarms that no operator has picked up. */
  freshAlarms: count,
  /** Running tests. This field and the two counts below are null if the user may not see tests. */
  onTest: z.nullable(z.array(runningTestSchema)),
  onTestCount: z.nullable(count),
  /** Number of tests that end within 20 minutes. */
  endingSoon: z.nullable(count),
  /** Open messages from customers and panels: unhandled messages first, each group oldest first. */
  serviceMessages: z.array(serviceMessageSchema),
  serviceMessageCount: count,
  /** Number of unhandled messages of the answering service; null without the right or without the service. */
  waitingMessages: z.nullable(count),
  troubles: count,
  /** Number of accounts by the age of their oldest open trouble: less than a day, less than a week, longer. */
  troubleAges: z.object({ day: count, week: count, older: count }),
  oldestTroubles: z.array(
    z.object({ ...ofSite, devNum: z.int(), id: z.string(), text: z.string(), since: z.string() }),
  ),
  missedTests: count,
  /** Devices with an overdue test signal, longest overdue first. */
  silent: z.array(z.object({ ...ofSite, devNum: z.int(), dueAt: z.string() })),
  /** Areas that are open although they should be closed. This field and the next closing are null if the user may not see schedules. */
  notClosed: z.nullable(
    z.array(z.object({ ...ofSite, devNum: z.int(), area: z.string(), since: z.string() })),
  ),
  nextClosing: z.nullable(z.object({ siteNum: z.int(), siteName: z.string(), at: z.string() })),
  outOfService: count,
  installPending: count,
  /** Number of pending installations that never sent a signal. */
  installsSilent: count,
  installs: z.array(z.object({ ...ofSite, lastSignalAt: text })),
  ending: z.array(
    z.object({ ...ofSite, kind: z.enum(ENDING_KINDS), what: z.string(), day: z.string() }),
  ),
  /** Recent changes to sites, newest first. */
  changes: z.array(
    z.object({ ...ofSite, id: z.string(), event: z.string(), actor: text, at: z.string() }),
  ),
  /** Favorites and the group's watch list; accounts that need attention first. */
  saved: z.array(savedSiteSchema),
});
export type DealerHome = z.infer<typeof dealerHomeSchema>;

/** Number of signals and alarms in a period. */
const volume = { signals: count, alarms: count } as const;

/** Recent signal volume and the arming state of accounts, shown as charts. */
export const dealerVolumeSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  /** The last 48 half hours with their start times. The current half hour is last. */
  halfHours: z.array(z.object({ ...volume, at: z.string() })),
  /** The last 30 days in the site group's time zone. Today is last. */
  days: z.array(z.object({ ...volume, day: z.string() })),
  /** Openings and closings of today per half hour since midnight, in the site group's time zone. */
  today: z.array(z.object({ at: z.string(), openings: count, closings: count })),
  /** Number of accounts with an open area. `closed` counts accounts with all areas closed. */
  open: count,
  closed: count,
});
export type DealerVolume = z.infer<typeof dealerVolumeSchema>;
