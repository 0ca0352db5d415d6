import * as z from 'zod/mini';
import { brandingSchema } from '../branding/branding.schema.ts';
import { statusBannerSchema } from '../notices/status-banner.schema.ts';
import { variantSchema } from '../session/user.schema.ts';

/** One line of the demo world's list of accounts on the sign-in screen. */
export const demoAccountSchema = z.object({
  username: z.string(),
  who: z.string(),
  shows: z.string(),
  /** A one-way account whose steps were already taken. */
  usedUp: z.boolean(),
  /** Has no password yet: the way in is a link in the outbox. */
  invited: z.boolean(),
});
export type DemoAccount = z.infer<typeof demoAccountSchema>;

/** What a deployment tells its portal before anything else (`/assets/configuration.json`), so that one build serves all. */
export const runtimeConfigurationSchema = z.object({
  variant: variantSchema,
  environment: z.enum(['prod', 'staging', 'dev']),
  providerName: z.string(),
  /** Where the provider's days begin and end (IANA name). */
  timeZone: z.string(),
  supportPhone: z.nullable(z.string()),
  mapsUrl: z.nullable(z.string()),
  mapsKey: z.nullable(z.string()),
  helpUrl: z.nullable(z.string()),
  classicUrl: z.nullable(z.string()),
  dealerPortalUrl: z.nullable(z.string()),
  /** The group whose branding shows before sign-in; null = the provider's own. */
  defaultSiteGroupNum: z.nullable(z.int()),
  /** Null outside the demo world. */
  demo: z.nullable(z.object({ password: z.string(), accounts: z.array(demoAccountSchema) })),
});
export type RuntimeConfiguration = z.infer<typeof runtimeConfigurationSchema>;

/** What the server writes into a page for its first paint: configuration, banner and branding agree with the markup. */
export const pageDataSchema = z.object({
  configuration: runtimeConfigurationSchema,
  banner: z.nullable(statusBannerSchema),
  branding: brandingSchema,
  /** The dealer whose branding this is; null = the provider's own, or that of a dealer could not be read. */
  brandingOf: z.nullable(z.int()),
});
export type PageData = z.infer<typeof pageDataSchema>;
