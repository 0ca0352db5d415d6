import * as z from 'zod/mini';
import { cancellationSchema } from '../account-info/cancellation.schema.ts';

/** What is watched and what is not; one word per state everywhere (domain guide 10). */
export const MONITORING_STATES = [
  'Monitored',
  'Out of service',
  'Install pending',
  'Cancel pending',
  'Cancelled',
] as const;

/** A site's state in short: what a badge beside its name says. Times are ISO instants. */
export const siteBadgesSchema = z.object({
  monitoring: z.enum(MONITORING_STATES),
  /** End of the running test, null when none runs. */
  onTestUntil: z.nullable(z.string()),
  /** By whose clocks that end is told (IANA name). */
  timeZone: z.string(),
  alarmActive: z.boolean(),
  trouble: z.boolean(),
});
export type SiteBadges = z.infer<typeof siteBadgesSchema>;

/** What running tests leave unwatched: until when, and which part in words, null for the whole site (domain guide 6.1). */
export const notWatchedSchema = z.object({ until: z.string(), part: z.nullable(z.string()) });

/** One site in a list (spec §3 "Site summary"); the device is the one whose transmitter code stands beside it. */
export const siteSummarySchema = z.object({
  siteNum: z.int(),
  devNum: z.int(),
  siteName: z.string(),
  transmitterCode: z.string(),
  addressDisplay: z.string(),
  siteGroupNum: z.int(),
  badges: siteBadgesSchema,
});
export type SiteSummary = z.infer<typeof siteSummarySchema>;

/** Which field of a site a search word was found in; also the filter chips of the dialog. */
export const SEARCH_FIELDS = ['number', 'name', 'address', 'phone', 'transmitter'] as const;
export const searchFieldSchema = z.enum(SEARCH_FIELDS);
export type SearchField = z.infer<typeof searchFieldSchema>;

/** A found site and why; `matched` is the text of that field as it stands, for the underline. */
export const siteMatchSchema = z.extend(siteSummarySchema, {
  field: searchFieldSchema,
  matched: z.string(),
});
export type SiteMatch = z.infer<typeof siteMatchSchema>;

/** Answer of an account search; `more` says that further sites match beyond those listed. `asOf` is the provider's time, for the time left of tests. */
export const siteSearchSchema = z.object({
  asOf: z.string(),
  matches: z.array(siteMatchSchema),
  more: z.boolean(),
});
export type SiteSearch = z.infer<typeof siteSearchSchema>;

const text = z.nullable(z.string());

/** An area of a device and whether it is armed (domain guide 10 "Area"). */
export const areaSchema = z.object({
  devNum: z.int(),
  num: z.int(),
  name: z.string(),
  state: z.string(),
  since: z.string(),
});

/** How a panel reaches the centre, by main line or by backup; null where the provider has not noted it (domain guide 6.6). */
export const pathSchema = z.object({
  kind: z.string(),
  role: z.enum(['primary', 'backup']),
  carrier: text,
  receiver: text,
  format: text,
  /** The line whose cut the panel reports. */
  supervisedLine: text,
  /** Numbers the receiver may see its calls come from, digits only. */
  callerIds: z.array(z.string()),
});
export type DevicePath = z.infer<typeof pathSchema>;

/** One panel or communicator, read-only (domain guide 6.6). */
export const deviceInfoSchema = z.object({
  devNum: z.int(),
  transmitterCode: z.string(),
  description: z.string(),
  type: text,
  manufacturer: text,
  model: text,
  firmware: text,
  /** Days are `YYYY-MM-DD`. */
  installedOn: text,
  installer: text,
  lastServiceOn: text,
  nextServiceOn: text,
  commissionedOn: text,
  decommissionedOn: text,
  paths: z.array(pathSchema),
  /** Minutes between expected test signals; null when none is expected. */
  timerTestMinutes: z.nullable(z.int()),
  /** Code of the expected one; null = any signal will do. */
  timerTestSignal: text,
  timerTestDueAt: text,
  lastSignalAt: text,
  lastSignal: text,
  onTestUntil: text,
  /** Null while it is in service. */
  outOfService: z.nullable(z.object({ category: z.string(), since: text })),
  health: z.enum(['OK', 'Attention', 'Offline']),
  healthReasons: z.array(z.string()),
});
export type DeviceInfo = z.infer<typeof deviceInfoSchema>;

/** The dealer's read-only view of one site: pinned header, details and devices (domain guide 6.11, 6.7). */
export const siteInfoSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  timeZone: z.string(),
  asOf: z.string(),
  badges: siteBadgesSchema,
  notWatched: z.nullable(notWatchedSchema),
  areas: z.array(areaSchema),
  serviceTypes: z.array(z.string()),
  isFavorite: z.boolean(),
  /** Who put it on the watch list of the group; null where it is not on it. */
  watchedBy: text,
  /** What is there already while the installation is pending, else null (domain guide 6.11 "Install pending"). */
  installation: z.nullable(z.object({ zones: z.int(), testedZones: z.int() })),
  /** How many there are of what has a part of its own; null of what the reader may not see. */
  counts: z.object({
    contacts: z.nullable(z.int()),
    zones: z.nullable(z.int()),
    passcodes: z.nullable(z.int()),
    schedules: z.nullable(z.int()),
  }),
  details: z.object({
    siteType: z.string(),
    servicePlan: z.array(z.string()),
    /** What is spoken there, e.g. `es`; null where nobody said so. */
    language: text,
    monitoredSince: text,
    address: z.object({
      street: z.string(),
      unit: text,
      city: z.string(),
      region: z.string(),
      postalCode: z.string(),
      county: text,
      crossStreet: text,
      subdivision: text,
    }),
    addressDisplay: z.string(),
    phones: z.array(z.object({ kind: z.string(), number: z.string() })),
    agencies: z.array(z.object({ kind: z.string(), name: z.string(), phone: text })),
    permits: z.array(
      z.object({ type: z.string(), number: z.string(), issued: text, expires: text, agency: text }),
    ),
    dispatchInstructions: text,
    notes: z.array(z.object({ text: z.string(), expiresAt: text })),
    directions: text,
    hazards: text,
    pets: text,
  }),
  devices: z.array(deviceInfoSchema),
  /** The cancellation of its service, open or carried out; null without one. */
  cancellation: z.nullable(cancellationSchema),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;
