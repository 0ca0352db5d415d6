import type { Variant } from '#core/session/user.schema.ts';
import type { TrustedProxies } from './client-address.ts';
import type { Connections } from './connections.ts';
import type { Log } from './log.ts';
import type { XsrfSigner } from './xsrf-signer.ts';

/** The dependencies that all routes of one listener share. */
export interface HttpOptions {
  readonly variant: Variant;
  /** Public URL of this variant, without a trailing slash. The URL determines the portal's own origin and whether cookies are `Secure`. */
  readonly publicUrl: string;
  readonly production: boolean;
  readonly proxies: TrustedProxies;
  readonly xsrf: XsrfSigner;
  readonly log: Log;
  /** Tracks the connections of all listeners in the process. */
  readonly connections: Connections;
}

/** Returns true if cookies are `Secure`, which they are unless the base URL is http. `readSettings` allows http only on loopback. */
export const secureCookies = (options: Pick<HttpOptions, 'publicUrl'>): boolean =>
  options.publicUrl.startsWith('https:');
