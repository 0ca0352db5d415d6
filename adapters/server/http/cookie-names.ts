import { deviceCookie } from '#adapters/wire/headers.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** The HttpOnly cookies of one variant; ports of one host share cookies, so the variant is in the name (SECURITY.md §2.2). */
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

/** Made once: they are asked for at every request. */
const NAMES = { plain: bothVariants(''), secure: bothVariants('__Host-') };

/** Without `secure` (an http base address on loopback) the `__Host-` prefix goes, because browsers refuse it there (SECURITY.md §2.16). */
export const cookieNames = (variant: Variant, secure: boolean): CookieNames =>
  NAMES[secure ? 'secure' : 'plain'][variant];
