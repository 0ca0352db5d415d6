import * as z from 'zod/mini';
import { mailFailureSchema } from '../mail-failures/mail-failure.schema.ts';
import { signalIntakeSchema } from './signal-intake.schema.ts';
import { editedBannerSchema } from '../notices/banner-form.schema.ts';

const count = z.int();

/** Figures of the whole installation for staff (domain guide 6.19). */
export const staffHomeSchema = z.object({
  asOf: z.string(),
  siteGroups: count,
  sites: count,
  activeAlarms: count,
  onTest: count,
  failedLogins24h: count,
  waitingAccounts: count,
  openSessions: count,
  /** Current banner. Each card is null if the user may not open the page behind the card. */
  banner: z.nullable(z.extend(editedBannerSchema, { earlier: count })),
  news: z.nullable(z.object({ live: count, future: count })),
  logins: z.nullable(z.object({ failed24h: count })),
  impersonations: z.nullable(z.object({ open: count })),
  reports: z.nullable(z.object({ failed: count })),
  /** Messages that were not sent within a day, grouped by problem; the largest group first. */
  failures: z.nullable(z.array(mailFailureSchema)),
  /** Problems with signal intake. */
  signals: z.nullable(signalIntakeSchema),
  intake: z.nullable(z.object({ newBugs: count, newFeedback: count })),
});
export type StaffHome = z.infer<typeof staffHomeSchema>;
