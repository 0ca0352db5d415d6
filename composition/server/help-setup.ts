import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { Addresses } from './addresses.ts';

/** The demo's help site, on the loopback interface and the port after the identity provider's. */
export interface DemoHelp {
  readonly base: string;
  readonly port: number;
}

/** Returns the demo's help site; null if HELP_URL names another site, and always in production. */
export const demoHelpOf = ({ mode, helpUrl, port }: Settings): DemoHelp | null =>
  mode === 'demo' && helpUrl === null
    ? { base: `http://localhost:${String(port + 3)}`, port: port + 3 }
    : null;

/** Returns the URL of the help site, or null to hide it. */
export const helpUrlOf = (settings: Settings): string | null =>
  settings.helpUrl ?? demoHelpOf(settings)?.base ?? null;

/** Returns the URL of the provider's production dealer portal. The demo uses its own page. */
export const dealerPortalUrlOf = (settings: Settings, addresses: Addresses): string | null =>
  settings.dealerPortalUrl ??
  (settings.mode === 'demo' ? `${addresses.dealer.publicUrl}/dealer-portal` : null);
