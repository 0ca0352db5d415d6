import type { Failure } from '../kernel/failure.ts';
import type { Document } from './document.ts';

/** What should become of an item's document. */
export type DocumentWish =
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
  readonly wish: DocumentWish;
}
