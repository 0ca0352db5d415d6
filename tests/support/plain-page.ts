import { DEFAULT_BRANDING } from '#core/branding/branding.schema.ts';
import type {
  PageData,
  RuntimeConfiguration,
} from '#core/configuration/runtime-configuration.schema.ts';

/** The configuration of a deployment without optional settings. */
export const CONFIGURATION: RuntimeConfiguration = {
  variant: 'dealer',
  environment: 'dev',
  providerName: 'Northgate Monitoring',
  timeZone: 'America/New_York',
  supportPhone: null,
  mapsUrl: null,
  mapsKey: null,
  helpUrl: null,
  classicUrl: null,
  dealerPortalUrl: null,
  defaultSiteGroupNum: null,
  demo: null,
};

/** The page data of a deployment without optional settings, with the provider's default branding. */
export const PAGE: PageData = {
  configuration: CONFIGURATION,
  banner: null,
  branding: DEFAULT_BRANDING,
  brandingOf: null,
};
