import { isDue, parseSetCookie, type Cookie } from './parse-set-cookie.ts';

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(host);

const mayCarrySecure = (url: URL): boolean => url.protocol === 'https:' || isLoopback(url.hostname);

const matchesPath = (cookiePath: string, path: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);

/** Keeps cookies in memory, each for the origin that set it; what a browser does for the portal, for programs without one. */
export class CookieJar {
  readonly #now: () => number;
  readonly #byOrigin = new Map<string, Map<string, Cookie>>();

  constructor(parts: { readonly now: () => number }) {
    this.#now = parts.now;
  }

  /** Takes over the `Set-Cookie` lines of an answer; one that this origin may not set is dropped. */
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

  /** The `Cookie` header for a request, longest path first; null when there is nothing to send. */
  header(url: URL): string | null {
    const sent = this.#matching(url).map(({ name, value }) => `${name}=${value}`);
    return sent.length === 0 ? null : sent.join('; ');
  }

  /** The value a script of this page would read; HttpOnly cookies are hidden from it. */
  read(url: URL, name: string): string | null {
    const found = this.#matching(url).find((cookie) => cookie.name === name && !cookie.httpOnly);
    return found?.value ?? null;
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
