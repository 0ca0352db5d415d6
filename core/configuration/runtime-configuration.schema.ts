import * as z from 'zod/mini';
import { brandingSchema } from '../branding/branding.schema.ts';
import { statusBannerSchema } from '../notices/status-banner.schema.ts';
import { variantSchema } from '../session/user.schema.ts';

/** One line of the list of demo accounts on the sign-in screen. */
export const demoAccountSchema = z.object({
  username: z.string(),
  who: z.string(),
  shows: z.string(),
  /** True for a one-time account whose steps were already completed. */
  usedUp: z.boolean(),
  /** True for an account without a password. Its sign-in link is in the outbox. */
  invited: z.boolean(),
});
export type DemoAccount = z.infer<typeof demoAccountSchema>;

/** What a deployment sends to its portal before anything else (`/assets/configuration.json`), so that one build serves all. */
export const runtimeConfigurationSchema = z.object({
  variant: variantSchema,
  environment: z.enum(['prod', 'staging', 'dev']),
  providerName: z.string(),
  /** The provider's time zone, in which its days start and end (IANA name). */
  timeZone: z.string(),
  supportPhone: z.nullable(z.string()),
  mapsUrl: z.nullable(z.string()),
  mapsKey: z.nullable(z.string()),
  helpUrl: z.nullable(z.string()),
  classicUrl: z.nullable(z.string()),
  dealerPortalUrl: z.nullable(z.string()),
  /** The group whose branding is shown before sign-in; null for the provider's own. */
  defaultSiteGroupNum: z.nullable(z.int()),
  /** Null unless the portal runs with demo data. */
  demo: z.nullable(z.object({ password: z.string(), accounts: z.array(demoAccountSchema) })),
});
export type RuntimeConfiguration = z.infer<typeof runtimeConfigurationSchema>;

/** What the server writes into a page for its first paint, so that configuration, banner and branding match the markup. */
export const pageDataSchema = z.object({
  configuration: runtimeConfigurationSchema,
  banner: z.nullable(statusBannerSchema),
  branding: brandingSchema,
  /** The dealer whose branding this is. Null for the provider's own, or if the dealer's could not be read. */
  brandingOf: z.nullable(z.int()),
});
export type PageData = z.infer<typeof pageDataSchema>;
