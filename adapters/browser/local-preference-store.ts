import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';

const PREFIX = 'preference';

const keyOf = (name: string, userId: string): string => `${PREFIX}/${name}/${userId}`;

/** Keeps choices in localStorage, one key for a person and a name, so that nobody finds another's. */
export class LocalPreferenceStore implements PreferenceStore {
  readonly #storage: () => Storage;

  /** The storage is asked for late, because merely naming it throws where it is blocked. */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  read(userId: string, name: string): unknown {
    try {
      const text = this.#storage().getItem(keyOf(name, userId));
      return text === null ? null : JSON.parse(text);
    } catch {
      // Blocked, or no JSON: as if nothing had ever been chosen.
      return null;
    }
  }

  write(userId: string, name: string, value: unknown): void {
    const key = keyOf(name, userId);
    // A full storage must not go on answering what was chosen before, so the old value goes first.
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
