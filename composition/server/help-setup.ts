import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { Addresses } from './addresses.ts';

/** The demo world's own help site: on loopback, on the port after the identity provider. */
export interface DemoHelp {
  readonly base: string;
  readonly port: number;
}

/** Null where HELP_URL names another, and always in production. */
export const demoHelpOf = ({ mode, helpUrl, port }: Settings): DemoHelp | null =>
  mode === 'demo' && helpUrl === null
    ? { base: `http://localhost:${String(port + 3)}`, port: port + 3 }
    : null;

/** Where the knowledge base stands; null hides it. */
export const helpUrlOf = (settings: Settings): string | null =>
  settings.helpUrl ?? demoHelpOf(settings)?.base ?? null;

/** The provider's dealer production portal; the demo world has a page that stands for it. */
export const dealerPortalUrlOf = (settings: Settings, addresses: Addresses): string | null =>
  settings.dealerPortalUrl ??
  (settings.mode === 'demo' ? `${addresses.dealer.publicUrl}/dealer-portal` : null);
