import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { Addresses } from './addresses.ts';

/** The help site of the demo: on the loopback interface, on the port after the identity provider. */
export interface DemoHelp {
  readonly base: string;
  readonly port: number;
}

/** Returns null if HELP_URL names another site, and always in production. */
export const demoHelpOf = ({ mode, helpUrl, port }: Settings): DemoHelp | null =>
  mode === 'demo' && helpUrl === null
    ? { base: `http://localhost:${String(port + 3)}`, port: port + 3 }
    : null;

/** Returns the URL of the knowledge base; null hides it. */
export const helpUrlOf = (settings: Settings): string | null =>
  settings.helpUrl ?? demoHelpOf(settings)?.base ?? null;

/** Returns the URL of the provider's production portal for dealers; the demo has a page in its place. */
export const dealerPortalUrlOf = (settings: Settings, addresses: Addresses): string | null =>
  settings.dealerPortalUrl ??
  (settings.mode === 'demo' ? `${addresses.dealer.publicUrl}/dealer-portal` : null);
