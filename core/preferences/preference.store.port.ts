/**
 * Small choices of a person, stored in this browser under their id. None is secret or essential. If the store is full,
 * blocked or damaged, it returns null or forgets; it never throws.
 */
export interface PreferenceStore {
  /** Returns the value as it was written, unchecked. The caller validates it with a schema. */
  read(userId: string, name: string): unknown;
  /** Writes a value. Null removes it. */
  write(userId: string, name: string, value: unknown): void;
  /** Removes the named values of every person, at sign-out (SECURITY.md T12). */
  purge(names: readonly string[]): void;
}
