/** Creates identifiers that never repeat (UUID version 4 or 7 text). */
export interface IdSource {
  /** Returns a new identifier. */
  next(): string;
}
