import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { accountLinkSchema } from '../session/user.schema.ts';
import { siteBadgesSchema } from '../sites/site-info.schema.ts';

/** A customer's linked site with its badges, for the site switcher (spec §2.3). */
export const linkedSiteSchema = z.extend(accountLinkSchema, { badges: siteBadgesSchema });
export type LinkedSite = z.infer<typeof linkedSiteSchema>;

/** The open alarm of a linked site, with its start and its newest fact as text. */
export const linkedAlarmSchema = z.object({
  siteNum: z.int(),
  raisedAt: z.string(),
  fact: z.string(),
});
export type LinkedAlarm = z.infer<typeof linkedAlarmSchema>;

/** All linked sites, favorites first, the most urgent alarm of each site, and the active site (null if no site is linked). */
export const accountLinksSchema = z.object({
  links: z.array(linkedSiteSchema),
  alarms: z.array(linkedAlarmSchema),
  activeSiteNum: z.nullable(z.int()),
});
export type AccountLinks = z.infer<typeof accountLinksSchema>;

/** The form for linking a site: account number and account passcode (spec §2.3 "add"). */
export const linkFormSchema = z.object({
  accountNumber: requiredText('Account number', LIMITS.accountNumber),
  passcode: requiredText('Account passcode', LIMITS.accountPasscode),
});
export type LinkForm = z.infer<typeof linkFormSchema>;
