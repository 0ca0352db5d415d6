/** Creates unique identifiers (UUID version 4 or 7 as text). */
export interface IdSource {
  next(): string;
}
