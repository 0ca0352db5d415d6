import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { accountLinkSchema } from '../session/user.schema.ts';
import { siteBadgesSchema } from '../sites/site.schema.ts';

/** A customer's linked site with its state, for the switcher (spec §2.3). */
export const linkedSiteSchema = z.extend(accountLinkSchema, { badges: siteBadgesSchema });
export type LinkedSite = z.infer<typeof linkedSiteSchema>;

/** All linked sites, favourites first, and the one the customer works with; null without any. */
export const accountLinksSchema = z.object({
  links: z.array(linkedSiteSchema),
  activeSiteNum: z.nullable(z.int()),
});
export type AccountLinks = z.infer<typeof accountLinksSchema>;

const required = (name: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(max, `Must be at most ${max} characters long`),
    );

/** What links a further site: its account number and the account passcode (spec §2.3 "add"). */
export const linkFormSchema = z.object({
  accountNumber: required('Account number', LIMITS.accountNumber),
  passcode: required('Account passcode', LIMITS.accountPasscode),
});
export type LinkForm = z.infer<typeof linkFormSchema>;
