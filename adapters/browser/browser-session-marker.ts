import type { Mark, SessionMarker } from '#core/session/session-marker.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { documentCookies, readCookie, writeCookie, type PageCookies } from './page-cookies.ts';

const SIGNED_OUT = 'out';
const SIGNED_IN = /^in:([\w-]{1,64})$/;

const parse = (text: string | null): Mark => {
  if (text === SIGNED_OUT) return { kind: 'signedOut' };
  const label = SIGNED_IN.exec(text ?? '')?.[1];
  return label === undefined ? { kind: 'none' } : { kind: 'signedIn', label };
};

const format = (mark: Mark): string | null => {
  if (mark.kind === 'none') return null;
  return mark.kind === 'signedOut' ? SIGNED_OUT : `in:${mark.label}`;
};

/**
 * Stores the session mark in localStorage, or in a cookie when localStorage is blocked or full. When cookies are blocked
 * too, a reload loses the mark and shows the sign-in page.
 */
export class BrowserSessionMarker implements SessionMarker {
  readonly #key: string;
  readonly #storage: () => Storage;
  readonly #cookies: PageCookies;
  #unstored: Mark | null = null;

  /** `storage` is a function, so that the constructor does not read `localStorage`, which throws when storage is blocked. */
  constructor(
    variant: Variant,
    storage: () => Storage = () => localStorage,
    cookies: PageCookies = documentCookies,
  ) {
    this.#key = `session-mark-${variant}`;
    this.#storage = storage;
    this.#cookies = cookies;
  }

  read(): Mark {
    if (this.#unstored !== null) return this.#unstored;
    const instead = readCookie(this.#cookies.read(), this.#key);
    if (instead !== null) return parse(instead);
    try {
      return parse(this.#storage().getItem(this.#key));
    } catch {
      // Storage is blocked, so no mark is known.
      return { kind: 'none' };
    }
  }

  write(mark: Mark): void {
    const text = format(mark);
    try {
      if (text === null) this.#storage().removeItem(this.#key);
      else this.#storage().setItem(this.#key, text);
      this.#unstored = null;
      this.#setCookie(null);
    } catch {
      this.#unstored = mark;
      this.#setCookie(text);
    }
  }

  #setCookie(text: string | null): void {
    if (text === null && readCookie(this.#cookies.read(), this.#key) === null) return;
    const end = text === null ? '; Max-Age=0' : '';
    writeCookie(this.#cookies, `${this.#key}=${text ?? ''}`, `SameSite=Strict${end}`);
  }
}
