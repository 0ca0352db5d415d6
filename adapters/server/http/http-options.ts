import type { Variant } from '#core/session/user.schema.ts';
import type { TrustedProxies } from './client-address.ts';
import type { Connections } from './connections.ts';
import type { Log } from './log.ts';
import type { XsrfSigner } from './xsrf-signer.ts';

/** The dependencies of all routes of one listener. */
export interface HttpOptions {
  readonly variant: Variant;
  /** Public URL of this variant, without a trailing slash. It determines the own origins and whether cookies are `Secure`. */
  readonly publicUrl: string;
  readonly production: boolean;
  readonly proxies: TrustedProxies;
  readonly xsrf: XsrfSigner;
  readonly log: Log;
  /** Tracks the connections of all listeners of the process. */
  readonly connections: Connections;
}

/** Returns true if cookies are `Secure`. They are not with an http base URL, which `readSettings` allows only on loopback. */
export const secureCookies = (options: Pick<HttpOptions, 'publicUrl'>): boolean =>
  options.publicUrl.startsWith('https:');
