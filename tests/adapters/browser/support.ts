import type { PageCookies } from '#adapters/browser/page-cookies.ts';

/** An in-memory storage that behaves like the browser's. */
export class FakeStorage implements Storage {
  readonly #map = new Map<string, string>();
  get length(): number {
    return this.#map.size;
  }
  clear(): void {
    this.#map.clear();
  }
  getItem(key: string): string | null {
    return this.#map.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#map.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#map.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#map.set(key, value);
  }
}

/** The cookies of a page, by name and value only. Logs all writes. */
export class FakeCookies implements PageCookies {
  readonly secure = false;
  readonly written: string[] = [];
  readonly #map = new Map<string, string>();

  read(): string {
    return [...this.#map].map((pair) => pair.join('=')).join('; ');
  }
  write(cookie: string): void {
    this.written.push(cookie);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (cookie.includes('Max-Age=0')) this.#map.delete(name);
    else this.#map.set(name, value);
  }
}

/** A browser that refuses all cookies. */
export class NoCookies implements PageCookies {
  readonly secure = false;
  read = (): string => '';
  write = (): void => undefined;
}

/** A fake of Web Locks with the features that session refresh and live stream use: one task at a time per lock name. */
export class FakeLocks implements LockManager {
  readonly #last = new Map<unknown, Promise<unknown>>();

  request(...given: unknown[]): Promise<never> {
    const work = given.at(-1) as () => Promise<unknown>;
    const { signal } = given[1] as { signal: AbortSignal };
    const turn = (this.#last.get(given[0]) ?? Promise.resolve()).then(() => {
      signal.throwIfAborted();
      return work();
    });
    this.#last.set(
      given[0],
      turn.catch(() => null),
    );
    const impatient = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new DOMException('Waited too long', 'AbortError'));
      });
    });
    return Promise.race([turn, impatient]) as Promise<never>;
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [], pending: [] });
  }
}
