import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';

const PREFIX = 'preference';

const keyOf = (name: string, userId: string): string => `${PREFIX}/${name}/${userId}`;

/**
 * Stores preferences in localStorage under one key per user and preference name, so that users of the same browser do not
 * share preferences.
 */
export class LocalPreferenceStore implements PreferenceStore {
  readonly #storage: () => Storage;

  /** `storage` is a function, because merely reading `localStorage` throws when storage is blocked. */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  read(userId: string, name: string): unknown {
    try {
      const text = this.#storage().getItem(keyOf(name, userId));
      return text === null ? null : JSON.parse(text);
    } catch {
      // Storage is blocked or the stored JSON is invalid, so the preference counts as never set.
      return null;
    }
  }

  write(userId: string, name: string, value: unknown): void {
    const key = keyOf(name, userId);
    // Removes the old value first. Otherwise, when storage is full, writing fails and the outdated value would remain.
    this.#attempt((storage) => storage.removeItem(key));
    if (value === null) return;
    this.#attempt((storage) => storage.setItem(key, JSON.stringify(value)));
  }

  purge(names: readonly string[]): void {
    this.#attempt((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys)
        if (names.some((name) => key?.startsWith(keyOf(name, '')))) storage.removeItem(key ?? '');
    });
  }

  #attempt(work: (storage: Storage) => void): void {
    try {
      work(this.#storage());
    } catch (refusal) {
      console.info('A choice is not remembered in this browser', refusal);
    }
  }
}
