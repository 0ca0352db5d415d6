/**
 * Stores small choices of a person in this browser, by user id; none is secret or essential. Never throws: when the
 * storage is full, blocked or damaged, reads return null and writes are lost.
 */
export interface PreferenceStore {
  /** Returns the stored value unchecked. The caller validates it with a schema. */
  read(userId: string, name: string): unknown;
  /** Writes a value. Null removes it. */
  write(userId: string, name: string, value: unknown): void;
  /** Removes the named values of every person. Called at sign-out (SECURITY.md T12). */
  purge(names: readonly string[]): void;
}
