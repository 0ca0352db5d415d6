import type { DealerMemory } from '#core/branding/dealer-memory.port.ts';
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
export class CookieDealerMemory implements DealerMemory {
  readonly #name: string;
  readonly #jar: CookieJar;

  constructor(variant: Variant, jar: CookieJar = documentJar) {
    this.#name = dealerCookie(variant);
    this.#jar = jar;
  }

  /** The dealer as it was kept, unjudged; null when there is none. */
  recall(): string | null {
    const prefix = `${this.#name}=`;
    const pairs = this.#jar.read().split(/; */);
    return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null;
  }

  remember(siteGroupNum: number): void {
    const secure = this.#jar.secure ? '; Secure' : '';
    this.#jar.write(
      `${this.#name}=${siteGroupNum}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`,
    );
  }
}
