/** One stored cookie. `expiresAt` is in milliseconds UTC; null means that the cookie lasts until the program ends. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly expiresAt: number | null;
  readonly secure: boolean;
  readonly httpOnly: boolean;
}

/** Returns true if the cookie has expired. */
const isDue = (cookie: Cookie, now: number): boolean =>
  cookie.expiresAt !== null && cookie.expiresAt <= now;

const defaultPath = (url: URL): string => {
  const directory = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
  return directory === '' ? '/' : directory;
};

/** The longest cookie lifetime in milliseconds: 400 days, as in browsers. */
const LONGEST_LIFE = 400 * 86_400_000;

const expiry = (attributes: ReadonlyMap<string, string>, now: number): number | null => {
  const maxAge = attributes.get('max-age');
  // Max-Age takes precedence over Expires, in either order (RFC 6265, 5.3).
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) {
    return now + Math.min(Number(maxAge) * 1000, LONGEST_LIFE);
  }
  const expires = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.min(expires, now + LONGEST_LIFE);
};

const keepsItsPrefix = (name: string, attributes: ReadonlyMap<string, string>): boolean => {
  if (name.startsWith('__Secure-')) return attributes.has('secure');
  if (!name.startsWith('__Host-')) return true;
  return attributes.has('secure') && attributes.get('path') === '/' && !attributes.has('domain');
};

const split = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

/**
 * Parses one `Set-Cookie` header (RFC 6265). Returns null when the cookie has no name, is for another host or violates the
 * rules of its name prefix.
 */
const parseSetCookie = (line: string, url: URL, now: number): Cookie | null => {
  const [pair = '', ...rest] = line.split(';');
  const [name, value] = split(pair);
  if (name === '' || !pair.includes('=')) return null;
  const attributes = new Map(
    rest.map((part) => {
      const [key, content] = split(part);
      return [key.toLowerCase(), content] as const;
    }),
  );
  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase();
  if (domain !== undefined && domain !== '' && domain !== url.hostname) return null;
  if (!keepsItsPrefix(name, attributes)) return null;
  const path = attributes.get('path');
  return {
    name,
    value,
    path: path?.startsWith('/') === true ? path : defaultPath(url),
    expiresAt: expiry(attributes, now),
    secure: attributes.has('secure'),
    httpOnly: attributes.has('httponly'),
  };
};

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(host);

const mayCarrySecure = (url: URL): boolean => url.protocol === 'https:' || isLoopback(url.hostname);

const matchesPath = (cookiePath: string, path: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);

/** Stores cookies in memory, separately for each origin, as a browser would for the portal. */
export class CookieJar {
  readonly #now: () => number;
  readonly #byOrigin = new Map<string, Map<string, Cookie>>();

  constructor(parts: { readonly now: () => number }) {
    this.#now = parts.now;
  }

  /** Stores the cookies in a response's `Set-Cookie` headers. Drops cookies that the origin may not set. */
  store(url: URL, lines: readonly string[]): void {
    const kept = this.#byOrigin.get(url.origin) ?? new Map<string, Cookie>();
    for (const line of lines) {
      const cookie = parseSetCookie(line, url, this.#now());
      if (cookie === null || (cookie.secure && !mayCarrySecure(url))) continue;
      const key = `${cookie.name} ${cookie.path}`;
      if (isDue(cookie, this.#now())) kept.delete(key);
      else kept.set(key, cookie);
    }
    this.#byOrigin.set(url.origin, kept);
  }

  /** Returns the `Cookie` header for a request, with the longest cookie paths first. Returns null when no cookie matches. */
  header(url: URL): string | null {
    const sent = this.#matching(url).map(({ name, value }) => `${name}=${value}`);
    return sent.length === 0 ? null : sent.join('; ');
  }

  /** Returns the value of a cookie that a script on this page could read, which excludes HttpOnly cookies. */
  read(url: URL, name: string): string | null {
    const found = this.#matching(url).find((cookie) => cookie.name === name && !cookie.httpOnly);
    return found?.value ?? null;
  }

  /**
   * Returns a cookie of this origin for storage in a file, even an HttpOnly one. Returns null when there is no such cookie
   * or when it expires with the program.
   */
  kept(url: URL, name: string): { readonly value: string; readonly expiresAt: number } | null {
    const found = this.#matching(url).find((cookie) => cookie.name === name);
    if (found === undefined || found.expiresAt === null) return null;
    return { value: found.value, expiresAt: found.expiresAt };
  }

  #matching(url: URL): readonly Cookie[] {
    const now = this.#now();
    return [...(this.#byOrigin.get(url.origin)?.values() ?? [])]
      .filter(
        (cookie) =>
          !isDue(cookie, now) &&
          matchesPath(cookie.path, url.pathname) &&
          (!cookie.secure || mayCarrySecure(url)),
      )
      .sort((a, b) => b.path.length - a.path.length);
  }
}
