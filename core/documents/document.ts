/** A file as the core knows it: a name a person reads, never a path, and its bytes. */
export interface Document {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file too long to be held as a whole: its parts come in their order, each read when it is asked for. */
export interface DocumentInParts {
  readonly name: string;
  /** Bytes of all parts together. */
  readonly size: number;
  readonly parts: AsyncIterable<Uint8Array>;
}
