import * as z from 'zod/mini';
import { cancellationSchema } from '../account-info/cancellation.schema.ts';

/** The monitoring states, named as on every screen (domain guide 10). */
export const MONITORING_STATES = [
  'Monitored',
  'Out of service',
  'Install pending',
  'Cancel pending',
  'Cancelled',
] as const;

/** The state of a site for the badges beside its name. Times are ISO instants. */
export const siteBadgesSchema = z.object({
  monitoring: z.enum(MONITORING_STATES),
  /** The end of the running test. Null when no test is running. */
  onTestUntil: z.nullable(z.string()),
  /** The time zone in which the end of the test is shown (IANA name). */
  timeZone: z.string(),
  alarmActive: z.boolean(),
  /** True if operators put every open alarm on hold; otherwise absent. */
  alarmHeld: z.optional(z.boolean()),
  trouble: z.boolean(),
  /** True if the station does not hear a panel; otherwise absent. */
  offline: z.optional(z.boolean()),
});
export type SiteBadges = z.infer<typeof siteBadgesSchema>;

/**
 * What running tests leave unmonitored, and until when (domain guide 6.1). `part` describes the unmonitored part; null
 * means the whole site.
 */
export const notWatchedSchema = z.object({ until: z.string(), part: z.nullable(z.string()) });

/** One site in a list (spec §3 "Site summary"). The device is the one whose transmitter code is shown. */
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

/** The fields in which a search word can be found. They are also the filter chips of the search dialog. */
export const SEARCH_FIELDS = ['number', 'name', 'address', 'phone', 'transmitter'] as const;
export const searchFieldSchema = z.enum(SEARCH_FIELDS);
export type SearchField = z.infer<typeof searchFieldSchema>;

/** A found site with the field that matched. `matched` is the original text of that field, in which the match is underlined. */
export const siteMatchSchema = z.extend(siteSummarySchema, {
  field: searchFieldSchema,
  matched: z.string(),
});
export type SiteMatch = z.infer<typeof siteMatchSchema>;

/**
 * The response of an account search. `more` is true if further sites match; `asOf` is the provider's time, used to
 * calculate the remaining time of tests.
 */
export const siteSearchSchema = z.object({
  asOf: z.string(),
  matches: z.array(siteMatchSchema),
  more: z.boolean(),
});
export type SiteSearch = z.infer<typeof siteSearchSchema>;

const text = z.nullable(z.string());

/** An area of a device with its arming state (domain guide 10 "Area"). */
export const areaSchema = z.object({
  devNum: z.int(),
  num: z.int(),
  name: z.string(),
  state: z.string(),
  since: z.string(),
});

/** The communication path of a panel to the monitoring center (domain guide 6.6). Null when the provider has not recorded it. */
export const pathSchema = z.object({
  kind: z.string(),
  role: z.enum(['primary', 'backup']),
  carrier: text,
  receiver: text,
  format: text,
  /** The phone line whose failure the panel reports. Null when there is none. */
  supervisedLine: text,
  /** Caller numbers that the receiver may see for this panel, digits only. */
  callerIds: z.array(z.string()),
});
export type DevicePath = z.infer<typeof pathSchema>;

/** One panel or communicator, for display only (domain guide 6.6). */
export const deviceInfoSchema = z.object({
  devNum: z.int(),
  transmitterCode: z.string(),
  description: z.string(),
  type: text,
  manufacturer: text,
  model: text,
  firmware: text,
  /** The installation day. All days have the format `YYYY-MM-DD`. */
  installedOn: text,
  installer: text,
  lastServiceOn: text,
  nextServiceOn: text,
  commissionedOn: text,
  decommissionedOn: text,
  paths: z.array(pathSchema),
  /** The number of minutes between expected test signals. Null when no test signal is expected. */
  timerTestMinutes: z.nullable(z.int()),
  /** The code of the expected test signal. Null means any signal. */
  timerTestSignal: text,
  timerTestDueAt: text,
  lastSignalAt: text,
  lastSignal: text,
  onTestUntil: text,
  /** The out-of-service category and its start. Null while the device is in service. */
  outOfService: z.nullable(z.object({ category: z.string(), since: text })),
  health: z.enum(['OK', 'Attention', 'Offline']),
  healthReasons: z.array(z.string()),
});
export type DeviceInfo = z.infer<typeof deviceInfoSchema>;

/** The read-only view of one site: pinned header, details and devices (domain guide 6.11, 6.7). */
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
  /** The person who put the site on the group's watch list. Null when the site is not on the list. */
  watchedBy: text,
  /** The progress of a pending installation (domain guide 6.11 "Install pending"). Null when no installation is pending. */
  installation: z.nullable(z.object({ zones: z.int(), testedZones: z.int() })),
  /** The number of items in each part that has its own screen. Null for parts that the reader may not see. */
  counts: z.object({
    contacts: z.nullable(z.int()),
    zones: z.nullable(z.int()),
    passcodes: z.nullable(z.int()),
    schedules: z.nullable(z.int()),
  }),
  details: z.object({
    siteType: z.string(),
    servicePlan: z.array(z.string()),
    /** The language spoken at the site, for example `es`. Null when unknown. */
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
      /** "Latitude, longitude", where the address is not enough. Absent from servers of an earlier version. */
      mapPoint: z.optional(text),
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
  /** The open or completed cancellation of the site's service. Null when there is none. */
  cancellation: z.nullable(cancellationSchema),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;
