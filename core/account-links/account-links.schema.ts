import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { accountLinkSchema } from '../session/user.schema.ts';
import { siteBadgesSchema } from '../sites/site-info.schema.ts';

/** A customer's linked site with its state, for the switcher (spec §2.3). */
export const linkedSiteSchema = z.extend(accountLinkSchema, { badges: siteBadgesSchema });
export type LinkedSite = z.infer<typeof linkedSiteSchema>;

/** The open alarm of a linked site: when it was raised, and the newest fact as text. */
export const linkedAlarmSchema = z.object({
  siteNum: z.int(),
  raisedAt: z.string(),
  fact: z.string(),
});
export type LinkedAlarm = z.infer<typeof linkedAlarmSchema>;

/** All linked sites, favorites first; the most urgent alarm of each; and the site the customer works with, null without any. */
export const accountLinksSchema = z.object({
  links: z.array(linkedSiteSchema),
  alarms: z.array(linkedAlarmSchema),
  activeSiteNum: z.nullable(z.int()),
});
export type AccountLinks = z.infer<typeof accountLinksSchema>;

/** The input that links another site: its account number and the account passcode (spec §2.3 "add"). */
export const linkFormSchema = z.object({
  accountNumber: requiredText('Account number', LIMITS.accountNumber),
  passcode: requiredText('Account passcode', LIMITS.accountPasscode),
});
export type LinkForm = z.infer<typeof linkFormSchema>;
