import type { Failure } from '../kernel/result.ts';

/** A file as the core knows it: a name a person reads, never a path, and its bytes. */
export interface Document {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file too long to be held as a whole: its parts come in their order, each read when it is asked for. */
export interface DocumentInParts {
  readonly name: string;
  /** Bytes of all parts together; null where nobody knows before the last one is read. */
  readonly size: number | null;
  /** A text goes out as UTF-8. */
  readonly parts: AsyncIterable<Uint8Array | string>;
}

/** What should become of an item's document. */
export type DocumentChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly document: Document };

/** How far a save of fields and file came: `fileFailed` means that the fields stand saved and the former file with them. */
export type FiledSaving<Stored> =
  | { readonly kind: 'saved'; readonly stored: Stored }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'fileFailed'; readonly stored: Stored; readonly failure: Failure };

/** What is saved over what; `before` is null for what is new. */
export interface FiledChange<Stored, Draft> {
  readonly before: Stored | null;
  readonly draft: Draft;
  readonly change: DocumentChange;
}
