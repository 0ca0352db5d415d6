import type { Failure } from '../kernel/result.ts';

/** A file in memory: its display name (never a path) and its bytes. */
export interface Document {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file too long for memory. Its parts arrive in order, and each part is read on demand. */
export interface DocumentInParts {
  readonly name: string;
  /** Total size in bytes; null if unknown in advance. */
  readonly size: number | null;
  /** Parts of the file in order. Text is encoded as UTF-8. */
  readonly parts: AsyncIterable<Uint8Array | string>;
}

export type DocumentChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly document: Document };

/** Result of saving fields and a file. `fileFailed` means that the fields were saved but the old file was not replaced. */
export type FiledSaving<Stored> =
  | { readonly kind: 'saved'; readonly stored: Stored }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'fileFailed'; readonly stored: Stored; readonly failure: Failure };

/** New field values, the change to the file, and the item before the change; `before` is null for a new item. */
export interface FiledChange<Stored, Draft> {
  readonly before: Stored | null;
  readonly draft: Draft;
  readonly change: DocumentChange;
}
