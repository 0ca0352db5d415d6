import * as z from 'zod/mini';
import { applicationSchema } from '../permission/application.schema.ts';

/** The two variants of sign-in: one address for dealers and staff, another for customers (spec §2.4). */
export const VARIANTS = ['dealer', 'consumer'] as const;
export const variantSchema = z.enum(VARIANTS);
export type Variant = z.infer<typeof variantSchema>;

/** A dealer, branch or installer that owns sites (spec §3 "Dealer / site group"). */
export const siteGroupSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  /**
   * True if the answering service is enabled for this dealer. The menu entries of the answering service also need the
   * account flag (spec §2.2).
   */
  answeringServiceEnabled: z.boolean(),
  /** The time zone for times that do not belong to a site (domain guide 5.4). */
  timeZone: z.string(),
});
export type SiteGroup = z.infer<typeof siteGroupSchema>;

/** A link between a customer account and one site (spec §3). While the link is active, requests contain the site's group. */
export const accountLinkSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
  xmit: z.string(),
  siteGroupNum: z.int(),
  devices: z.array(z.object({ devNum: z.int(), xmit: z.string(), description: z.string() })),
  isFavorite: z.boolean(),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;

/** Permissions that are flags of the account (spec §3, §6). Each flag is checked by its name, like a role. */
export const authItemsSchema = z.object({
  formsFlag: z.boolean(),
  allowViewCertificate: z.boolean(),
  stagesDealerURLFlag: z.boolean(),
  /** Names of other flags: allowCreateAccountFlag, ansServiceBlockFlag, xtAdmin. */
  flags: z.array(z.string()),
});
export type AuthItems = z.infer<typeof authItemsSchema>;

/** The signed-in person, as known to the portal (spec §3 User). */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  initials: z.string(),
  applicationNum: applicationSchema,
  authItems: authItemsSchema,
  roles: z.array(z.string()),
  allowedDealers: z.array(siteGroupSchema),
  accountLinks: z.array(accountLinkSchema),
});
export type User = z.infer<typeof userSchema>;
