/**
 * Small things a person chose, kept in this browser under their own id; nothing secret, nothing anyone depends on. A
 * store that is full, blocked or holds rubbish answers null and forgets, it never throws.
 */
export interface PreferenceStore {
  /** The value as it was written, undecoded: whoever reads checks it with a schema. */
  read(userId: string, name: string): unknown;
  /** Null removes the value. */
  write(userId: string, name: string, value: unknown): void;
  /** Removes the named values of every person, at sign-out (SECURITY.md T12). */
  purge(names: readonly string[]): void;
}
