import { deviceCookie } from '#adapters/wire/headers.ts';
import type { Variant } from '#core/session/user.schema.ts';

/**
 * Names of the HttpOnly cookies of one variant. Each name includes the variant, because all ports of a host share cookies
 * (SECURITY.md §2.2).
 */
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

/** Computed once, because every request needs the names. */
const NAMES = { plain: bothVariants(''), secure: bothVariants('__Host-') };

/**
 * Returns the cookie names, with the `__Host-` prefix if `secure`. Browsers refuse the prefix on http, which is allowed
 * only on loopback (SECURITY.md §2.16).
 */
export const cookieNames = (variant: Variant, secure: boolean): CookieNames =>
  NAMES[secure ? 'secure' : 'plain'][variant];
