import type { DealerMemory } from '#core/branding/branding.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { dealerCookie } from '../wire/headers.ts';

/** The longest that browsers keep a cookie, in seconds. */
const LIFETIME = 400 * 24 * 3600;

/** Where a cookie can be written; the document's own by default. */
export interface CookieJar {
  readonly secure: boolean;
  /** Every cookie of the page, as a document says them. */
  read(): string;
  write(cookie: string): void;
}

const documentJar: CookieJar = {
  get secure() {
    return location.protocol === 'https:';
  },
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

/** Remembers the dealer in a plain cookie, so that the server can draw the next sign-in page in its looks. */
export const cookieDealerMemory = (
  variant: Variant,
  jar: CookieJar = documentJar,
): DealerMemory & { recall(): string | null } => {
  const prefix = `${dealerCookie(variant)}=`;
  return {
    /** The dealer as it was kept, unjudged; null when there is none. */
    recall: () => {
      const pairs = jar.read().split(/; */);
      return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null;
    },
    remember: (siteGroupNum) => {
      const secure = jar.secure ? '; Secure' : '';
      jar.write(`${prefix}${siteGroupNum}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`);
    },
  };
};
