import type { Variant } from '#core/session/user.schema.ts';
import type { TrustedProxies } from './client-address.ts';
import type { Connections } from './connections.ts';
import type { Log } from './log.ts';
import type { XsrfSigner } from './xsrf-signer.ts';

/** What every route of one listener needs to know about where it stands. */
export interface HttpOptions {
  readonly variant: Variant;
  /** Where people reach this variant, without trailing slash; decides about `Secure` cookies and own origins. */
  readonly publicUrl: string;
  readonly production: boolean;
  readonly proxies: TrustedProxies;
  readonly xsrf: XsrfSigner;
  readonly log: Log;
  /** Those of the whole process. */
  readonly connections: Connections;
}

/** Cookies drop `Secure` and the prefix only when the base address is http (which `readSettings` allows on loopback alone). */
export const secureCookies = (options: Pick<HttpOptions, 'publicUrl'>): boolean =>
  options.publicUrl.startsWith('https:');
