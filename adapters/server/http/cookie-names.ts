import { deviceCookie } from '#adapters/wire/headers.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** Names of the HttpOnly cookies of one variant. They include the variant, because all ports of a host share cookies (SECURITY.md §2.2). */
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
 * Returns the cookie names. Without `secure`, they lack the `__Host-` prefix, because browsers refuse it on http (only
 * allowed on loopback, SECURITY.md §2.16).
 */
export const cookieNames = (variant: Variant, secure: boolean): CookieNames =>
  NAMES[secure ? 'secure' : 'plain'][variant];
