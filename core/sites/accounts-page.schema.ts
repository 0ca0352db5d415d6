import * as z from 'zod/mini';
import { siteSummarySchema } from './site-info.schema.ts';

const text = z.nullable(z.string());

/** One account of the list with what its columns say; instants are ISO texts, told by the clocks of the site. */
export const accountRowSchema = z.extend(siteSummarySchema, {
  branchName: z.string(),
  city: z.string(),
  siteType: z.string(),
  services: z.array(z.string()),
  /** The oldest open one. */
  oldestTrouble: z.nullable(z.object({ text: z.string(), since: z.string() })),
  lastSignalAt: text,
  timerTestDueAt: text,
  /** `YYYY-MM-DD`. */
  permitExpires: text,
  monitoredSince: text,
  /** Percent of what an account should say (domain guide 6.11 "Data-quality meter"). */
  quality: z.int(),
  isFavorite: z.boolean(),
});
export type AccountRow = z.infer<typeof accountRowSchema>;

/** How many accounts of the scope the tabs of every dealer hold, whatever is filtered. */
const accountCountsSchema = z.object({
  /** All that the list holds, those that are over among them. */
  all: z.int(),
  /** Those that totals count (domain guide 6.6). */
  inTotals: z.int(),
  onTest: z.int(),
  troubles: z.int(),
  installPending: z.int(),
});
export type AccountCounts = z.infer<typeof accountCountsSchema>;

/** A window or a page of the list; `next` begins the window below, null behind the last. */
export const accountsPageSchema = z.object({
  asOf: z.string(),
  rows: z.array(accountRowSchema),
  total: z.int(),
  next: text,
  counts: accountCountsSchema,
  /** The group with what is below it, for the filter by branch. */
  branches: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string() })),
});
export type AccountsPage = z.infer<typeof accountsPageSchema>;
