import * as z from 'zod/mini';
import { brandingSchema } from '../branding/branding.schema.ts';
import { statusBannerSchema } from '../notices/status-banner.schema.ts';
import { variantSchema } from '../session/user.schema.ts';

/** A row in the list of demo accounts on the sign-in screen. */
export const demoAccountSchema = z.object({
  username: z.string(),
  who: z.string(),
  shows: z.string(),
  /** True for a one-time account whose steps are already completed. */
  usedUp: z.boolean(),
  /** True for an account that has no password yet. The sign-in link for such an account is in the outbox. */
  invited: z.boolean(),
});
export type DemoAccount = z.infer<typeof demoAccountSchema>;

/** Configuration that a deployment sends to its portal first (`/assets/configuration.json`). */
export const runtimeConfigurationSchema = z.object({
  variant: variantSchema,
  environment: z.enum(['prod', 'staging', 'dev']),
  providerName: z.string(),
  /** IANA time zone of the provider, which decides when the provider's days start and end. */
  timeZone: z.string(),
  supportPhone: z.nullable(z.string()),
  mapsUrl: z.nullable(z.string()),
  mapsKey: z.nullable(z.string()),
  helpUrl: z.nullable(z.string()),
  classicUrl: z.nullable(z.string()),
  dealerPortalUrl: z.nullable(z.string()),
  /** Site group whose branding is shown before sign-in; null for the provider's own branding. */
  defaultSiteGroupNum: z.nullable(z.int()),
  /** Password and accounts of the demo; null unless the portal runs with demo data. */
  demo: z.nullable(z.object({ password: z.string(), accounts: z.array(demoAccountSchema) })),
});
export type RuntimeConfiguration = z.infer<typeof runtimeConfigurationSchema>;

/** Data that the server embeds in a page for its first paint, so that configuration, banner and branding match the rendered markup. */
export const pageDataSchema = z.object({
  configuration: runtimeConfigurationSchema,
  banner: z.nullable(statusBannerSchema),
  branding: brandingSchema,
  /**
   * Site group number of the dealer whose branding is embedded. Null for the provider's branding, or if the dealer's
   * branding could not be read.
   */
  brandingOf: z.nullable(z.int()),
});
export type PageData = z.infer<typeof pageDataSchema>;
