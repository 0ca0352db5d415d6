import type { DealerMemory } from '#core/branding/dealer-memory.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { dealerCookie } from '../wire/headers.ts';
import { documentCookies, readCookie, writeCookie, type PageCookies } from './page-cookies.ts';

/** The longest cookie lifetime that browsers allow, in seconds. */
const LIFETIME = 400 * 24 * 3600;

/** Stores the dealer in a cookie that scripts can read, so that the server can render the next sign-in page in the dealer's branding. */
export const cookieDealerMemory = (
  variant: Variant,
  jar: PageCookies = documentCookies,
): DealerMemory & { recall(): string | null } => {
  const name = dealerCookie(variant);
  return {
    /** Returns the stored dealer without validating it, or null when none is stored. */
    recall: () => readCookie(jar.read(), name),
    remember: (siteGroupNum) => {
      writeCookie(jar, `${name}=${siteGroupNum}`, `Max-Age=${LIFETIME}; SameSite=Lax`);
    },
  };
};
