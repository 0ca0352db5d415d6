import type { Variant } from '#core/session/user.schema.ts';
import type { TrustedProxies } from './client-address.ts';
import type { Connections } from './connections.ts';
import type { Log } from './log.ts';
import type { XsrfSigner } from './xsrf-signer.ts';

/** The environment of a listener that all its routes need. */
export interface HttpOptions {
  readonly variant: Variant;
  /** Public address of this variant, without a trailing slash. It determines `Secure` cookies and own origins. */
  readonly publicUrl: string;
  readonly production: boolean;
  readonly proxies: TrustedProxies;
  readonly xsrf: XsrfSigner;
  readonly log: Log;
  /** The connections of the whole process. */
  readonly connections: Connections;
}

/**
 * Returns true if cookies are `Secure`. They lose that attribute and the prefix only with an http base address, which
 * `readSettings` allows on loopback only.
 */
export const secureCookies = (options: Pick<HttpOptions, 'publicUrl'>): boolean =>
  options.publicUrl.startsWith('https:');
