import * as z from 'zod/mini';
import { serviceMessageSchema } from '../panel-info/service-request.schema.ts';
import { siteBadgesSchema } from '../sites/site-info.schema.ts';

const count = z.int();
const text = z.nullable(z.string());

/** The site a row is about, and the code that stands beside its name. */
const ofSite = { siteNum: z.int(), siteName: z.string(), xmit: z.string() } as const;

/** One row of "on test", ending soonest first. */
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

/** One alarm somebody is working on. */
const activeAlarmSchema = z.object({
  ...ofSite,
  devNum: z.int(),
  alarmNum: z.int(),
  priority: z.int(),
  serviceType: z.string(),
  event: z.string(),
  /** The newest of what followed, in words; null where nothing did. */
  further: text,
  state: z.enum(['New', 'In progress', 'On hold', 'Partially cleared']),
  since: z.string(),
  /** When an operator looks at it again, by the clocks of the site; null where nobody said. */
  holdUntil: text,
  timeZone: z.string(),
});

/** What runs out within 30 days. */
export const ENDING_KINDS = ['permit', 'contact', 'schedule'] as const;

/**
 * How many accounts each list behind the dashboard holds (domain guide 6.19), by the
 * same facts as the list; null of what the reader may not see.
 */
const accountCountsSchema = z.object({
  alarm: count,
  onTest: z.nullable(count),
  /** For more than 24 h. */
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

/** An account one keeps in sight, and why. */
const savedSiteSchema = z.object({
  ...ofSite,
  devNum: z.int(),
  badges: siteBadgesSchema,
  favorite: z.boolean(),
  /** Who put it on the group's watch list; null where it is not on it. */
  watchedBy: text,
});

/** The dealer's figures, all of the active site group and its branches (domain guide 6.19); lists hold some rows, counts are whole. */
export const dealerHomeSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  /** All that are not over. */
  sites: count,
  /** Those that totals count (domain guide 6.6). */
  inTotals: count,
  accounts: accountCountsSchema,
  activeAlarms: z.array(activeAlarmSchema),
  activeAlarmCount: count,
  /** Of them those nobody has picked up. */
  freshAlarms: count,
  /** Null without the right to see tests, as their counts. */
  onTest: z.nullable(z.array(runningTestSchema)),
  onTestCount: z.nullable(count),
  /** Of them those that end within 20 minutes. */
  endingSoon: z.nullable(count),
  /** Messages from customers and panels that are not closed: those nobody took care of first, the oldest first. */
  serviceMessages: z.array(serviceMessageSchema),
  serviceMessageCount: count,
  /** Of the answering service, those nobody has seen to; null without the right or the service. */
  waitingMessages: z.nullable(count),
  troubles: count,
  /** Accounts by how long their oldest open trouble has lasted: less than a day, less than a week, longer. */
  troubleAges: z.object({ day: count, week: count, older: count }),
  oldestTroubles: z.array(
    z.object({ ...ofSite, devNum: z.int(), id: z.string(), text: z.string(), since: z.string() }),
  ),
  missedTests: count,
  /** Those missing longest. */
  silent: z.array(z.object({ ...ofSite, devNum: z.int(), dueAt: z.string() })),
  /** Areas that had to be closed and are not; null without the right to see schedules, as the next closing. */
  notClosed: z.nullable(
    z.array(z.object({ ...ofSite, devNum: z.int(), area: z.string(), since: z.string() })),
  ),
  nextClosing: z.nullable(z.object({ siteNum: z.int(), siteName: z.string(), at: z.string() })),
  outOfService: count,
  installPending: count,
  /** Of them those that were never heard. */
  installsSilent: count,
  installs: z.array(z.object({ ...ofSite, lastSignalAt: text })),
  ending: z.array(
    z.object({ ...ofSite, kind: z.enum(ENDING_KINDS), what: z.string(), day: z.string() }),
  ),
  /** The newest first. */
  changes: z.array(
    z.object({ ...ofSite, id: z.string(), event: z.string(), actor: text, at: z.string() }),
  ),
  /** Favorites and the watch list of the group, what needs somebody first. */
  saved: z.array(savedSiteSchema),
});
export type DealerHome = z.infer<typeof dealerHomeSchema>;

/** How much came in within a half hour, or a day. */
const volume = { signals: count, alarms: count } as const;

/** What came in lately, and how the accounts are armed (design: pictures instead of reading). */
export const dealerVolumeSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  /** The last 48 half hours, the present one last; by the beginning of each. */
  halfHours: z.array(z.object({ ...volume, at: z.string() })),
  /** The last 30 days by the clocks of the group, today last. */
  days: z.array(z.object({ ...volume, day: z.string() })),
  /** Today's openings and closings by half hours from midnight on, by the clocks of the group. */
  today: z.array(z.object({ at: z.string(), openings: count, closings: count })),
  /** Accounts with an open area, and those whose areas are all closed. */
  open: count,
  closed: count,
});
export type DealerVolume = z.infer<typeof dealerVolumeSchema>;
