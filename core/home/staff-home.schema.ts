import * as z from 'zod/mini';
import { mailFailureSchema } from '../mail-failures/mail-failure.schema.ts';
import { signalIntakeSchema } from './signal-intake.schema.ts';
import { editedBannerSchema } from '../notices/banner-form.schema.ts';

const count = z.int();

/** The failed sign-ins of the last 24 hours. */
const failedSignInsSchema = z.object({
  failed24h: count,
  /** Half hours with failed sign-ins, oldest first. `worst` counts those of the first source. */
  halfHours: z.array(z.object({ at: z.string(), tries: count, worst: count })),
  /** Who failed to sign in, or the address from which several accounts or unknown usernames were tried; most tries first. */
  sources: z.array(
    z.object({
      /** Null for an address, and for an account that was deleted since. */
      person: z.nullable(
        z.object({ accountId: z.string(), name: z.string(), username: z.string() }),
      ),
      address: z.nullable(z.string()),
      tries: count,
      /** How many accounts on file were tried. */
      accounts: count,
      /** True if usernames that no account has were tried too. */
      unknown: z.boolean(),
      /** True if a try was refused because of too many tries before it. */
      limited: z.boolean(),
      /** True if all tries were single sign-on. */
      sso: z.boolean(),
      lastAt: z.string(),
    }),
  ),
});
export type FailedSignIns = z.infer<typeof failedSignInsSchema>;

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
  /** Current banner. This field and the fields below are null if the user may not open the page behind the card. */
  banner: z.nullable(z.extend(editedBannerSchema, { earlier: count })),
  news: z.nullable(z.object({ live: count, future: count })),
  logins: z.nullable(failedSignInsSchema),
  impersonations: z.nullable(z.object({ open: count })),
  reports: z.nullable(z.object({ failed: count })),
  /** Messages that were not sent within a day, grouped by problem; the largest group first. */
  failures: z.nullable(z.array(mailFailureSchema)),
  /** Problems with signal intake. */
  signals: z.nullable(signalIntakeSchema),
  intake: z.nullable(z.object({ newBugs: count, newFeedback: count })),
});
export type StaffHome = z.infer<typeof staffHomeSchema>;
