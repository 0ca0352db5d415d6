import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { Addresses } from './addresses.ts';

/** What this deployment tells its portal; the demo accounts are filled in per request. */
export const runtimeConfiguration = (
  settings: Settings,
  addresses: Addresses,
  variant: Variant,
): RuntimeConfiguration => {
  const demo = settings.mode === 'demo';
  return {
    variant,
    environment: settings.environment,
    providerName: settings.providerName,
    supportPhone: settings.supportPhone,
    mapsUrl: settings.mapsUrl,
    mapsKey: settings.mapsKey,
    helpUrl: settings.helpUrl,
    classicUrl: settings.classicUrl ?? (demo ? `${addresses.dealer.publicUrl}/classic` : null),
    dealerPortalUrl: settings.dealerPortalUrl,
    defaultSiteGroupNum: variant === 'dealer' ? settings.siteGroup : settings.siteGroupMsa,
    demo: demo ? { password: DEMO_PASSWORD, accounts: [] } : null,
  };
};
