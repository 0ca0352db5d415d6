import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';

const PREFIX = 'preference';

const keyOf = (name: string, userId: string): string => `${PREFIX}/${name}/${userId}`;

/** Stores preferences in localStorage under one key per user and preference name. */
export class LocalPreferenceStore implements PreferenceStore {
  readonly #storage: () => Storage;

  /** `storage` is a function, so that the constructor does not read `localStorage`, which throws when storage is blocked. */
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
    // Removes the old value first, so that it does not remain if writing the new value fails because storage is full.
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
