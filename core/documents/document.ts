/** A file as the core knows it: a name a person reads, never a path, and its bytes. */
export interface Document {
  readonly name: string;
  readonly bytes: Uint8Array;
}
