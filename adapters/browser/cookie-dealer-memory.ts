import type { DealerMemory } from '#core/branding/dealer-memory.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { dealerCookie } from '../wire/headers.ts';
import { documentCookies, readCookie, writeCookie, type PageCookies } from './page-cookies.ts';

/** The longest that browsers keep a cookie, in seconds. */
const LIFETIME = 400 * 24 * 3600;

/** Remembers the dealer in a plain cookie, so that the server can draw the next sign-in page in its branding. */
export const cookieDealerMemory = (
  variant: Variant,
  jar: PageCookies = documentCookies,
): DealerMemory & { recall(): string | null } => {
  const name = dealerCookie(variant);
  return {
    /** The dealer as it was stored, unchecked; null when there is none. */
    recall: () => readCookie(jar.read(), name),
    remember: (siteGroupNum) => {
      writeCookie(jar, `${name}=${siteGroupNum}`, `Max-Age=${LIFETIME}; SameSite=Lax`);
    },
  };
};
