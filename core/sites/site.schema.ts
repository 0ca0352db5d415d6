import * as z from 'zod/mini';

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
  alarmActive: z.boolean(),
  trouble: z.boolean(),
});
export type SiteBadges = z.infer<typeof siteBadgesSchema>;

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
