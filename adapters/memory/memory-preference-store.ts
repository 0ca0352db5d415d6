import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';

export class MemoryPreferenceStore implements PreferenceStore {
  readonly #users = new Map<string, Map<string, string>>();

  read(userId: string, name: string): unknown {
    const text = this.#users.get(userId)?.get(name);
    return text === undefined ? null : JSON.parse(text);
  }

  write(userId: string, name: string, value: unknown): void {
    const own = this.#users.get(userId) ?? new Map<string, string>();
    if (value === null) own.delete(name);
    else own.set(name, JSON.stringify(value));
    this.#users.set(userId, own);
  }

  purge(names: readonly string[]): void {
    for (const own of this.#users.values()) for (const name of names) own.delete(name);
  }
}
