import * as z from 'zod/mini';
import { QUALITY_KINDS } from './quality-kinds.ts';
import { siteSummarySchema } from './site-info.schema.ts';

const text = z.nullable(z.string());

/** One account of the list with the values of its columns. Times are ISO instants, shown in the site's time zone. */
export const accountRowSchema = z.extend(siteSummarySchema, {
  branchName: z.string(),
  city: z.string(),
  siteType: z.string(),
  services: z.array(z.string()),
  /** The oldest open trouble. Null without a trouble. */
  oldestTrouble: z.nullable(z.object({ text: z.string(), since: z.string() })),
  lastSignalAt: text,
  timerTestDueAt: text,
  /** The expiration date as `YYYY-MM-DD`. Null when there is none. */
  permitExpires: text,
  monitoredSince: text,
  /** What percentage of the data that an account should have is stored (domain guide 6.11 "Data-quality meter"). */
  quality: z.int(),
  isFavorite: z.boolean(),
});
export type AccountRow = z.infer<typeof accountRowSchema>;

/** The number of accounts in each standard tab, within the scope and regardless of filters. */
const accountCountsSchema = z.object({
  /** All accounts of the list, including those whose monitoring has ended. */
  all: z.int(),
  /** The accounts included in totals (domain guide 6.6). */
  inTotals: z.int(),
  onTest: z.int(),
  troubles: z.int(),
  installPending: z.int(),
});
export type AccountCounts = z.infer<typeof accountCountsSchema>;

/** A window or a page of the list. `next` is the cursor of the next window, or null after the last window. */
export const accountsPageSchema = z.object({
  asOf: z.string(),
  rows: z.array(accountRowSchema),
  total: z.int(),
  next: text,
  counts: accountCountsSchema,
  /** The group and its branches, for filtering by branch. */
  branches: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string() })),
});
export type AccountsPage = z.infer<typeof accountsPageSchema>;

/** How many of the selected accounts lack which data, counting what the reader may see. */
export const missingDataSchema = z.object({
  total: z.int(),
  /** The number of accounts that lack nothing. */
  complete: z.int(),
  missing: z.array(z.object({ kind: z.enum(QUALITY_KINDS), accounts: z.int() })),
});
export type MissingData = z.infer<typeof missingDataSchema>;
