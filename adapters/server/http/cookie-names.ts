import { deviceCookie } from '#adapters/wire/headers.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** Names of the HttpOnly cookies of one variant. Ports of one host share cookies, so the names include the variant (SECURITY.md §2.2). */
export interface CookieNames {
  readonly refresh: string;
  readonly device: string;
  readonly browser: string;
}

const namesOf = (prefix: string, variant: Variant): CookieNames => ({
  refresh: `${prefix}refresh-${variant}`,
  device: `${prefix}${deviceCookie(variant)}`,
  browser: `${prefix}browser-${variant}`,
});

const bothVariants = (prefix: string): Readonly<Record<Variant, CookieNames>> => ({
  dealer: namesOf(prefix, 'dealer'),
  consumer: namesOf(prefix, 'consumer'),
});

/** Built once, because every request uses them. */
const NAMES = { plain: bothVariants(''), secure: bothVariants('__Host-') };

/**
 * Returns the cookie names. Without `secure` (an http base address on loopback) they lack the `__Host-` prefix, because
 * browsers refuse it there (SECURITY.md §2.16).
 */
export const cookieNames = (variant: Variant, secure: boolean): CookieNames =>
  NAMES[secure ? 'secure' : 'plain'][variant];
