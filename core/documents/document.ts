import type { Failure } from '../kernel/result.ts';

/** A file in the core: a display name, never a path, and its bytes. */
export interface Document {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file too long to keep in memory. Its parts arrive in order, and each is read when it is requested. */
export interface DocumentInParts {
  readonly name: string;
  /** Total size in bytes; null if unknown before the last part is read. */
  readonly size: number | null;
  /** Text is encoded as UTF-8. */
  readonly parts: AsyncIterable<Uint8Array | string>;
}

/** The change to an item's document. */
export type DocumentChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly document: Document };

/** The result of saving fields and a file. `fileFailed` means that the fields were saved and the old file is still in place. */
export type FiledSaving<Stored> =
  | { readonly kind: 'saved'; readonly stored: Stored }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'fileFailed'; readonly stored: Stored; readonly failure: Failure };

/** The new values, the change to the file, and the earlier values; `before` is null for a new item. */
export interface FiledChange<Stored, Draft> {
  readonly before: Stored | null;
  readonly draft: Draft;
  readonly change: DocumentChange;
}
