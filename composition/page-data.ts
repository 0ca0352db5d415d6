import { DEFAULT_BRANDING } from '#core/branding/branding.schema.ts';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** Returns the data of a page rendered at build time. Of the deployment it has only the variant and the provider's name. */
export const pageData = (variant: Variant, providerName: string): PageData => ({
  configuration: {
    variant,
    environment: 'dev',
    providerName,
    timeZone: 'UTC',
    supportPhone: null,
    mapsUrl: null,
    mapsKey: null,
    helpUrl: null,
    classicUrl: null,
    dealerPortalUrl: null,
    defaultSiteGroupNum: null,
    demo: null,
  },
  banner: null,
  branding: DEFAULT_BRANDING,
  brandingOf: null,
});
