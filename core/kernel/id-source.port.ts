/** Makes identifiers that never repeat (UUID version 4 or 7 text). */
export interface IdSource {
  /** A fresh identifier. */
  next(): string;
}
