import type { Document } from '../documents/document.ts';
import type { EditedNews, NewsDraft } from './news.schema.ts';

/** What should become of an item's document. */
export type DocumentWish =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly document: Document };

/** Which writes a save takes, in this order; both `none` means there is nothing to save. */
export interface NewsSavePlan {
  readonly fields: 'create' | 'update' | 'none';
  readonly document: 'upload' | 'delete' | 'none';
}

const FIELDS = [
  'title',
  'body',
  'icon',
  'color',
  'effectiveDate',
  'expirationDate',
  'order',
  'url',
] as const satisfies readonly (keyof NewsDraft)[];

/** Whether an item already says what a draft would make of it, its document aside. */
export const saysTheSame = (item: EditedNews, draft: NewsDraft): boolean =>
  FIELDS.every((field) => item[field] === draft[field]);

const planDocument = (before: EditedNews | null, wish: DocumentWish): NewsSavePlan['document'] => {
  if (wish.kind === 'replace') return 'upload';
  return wish.kind === 'remove' && before?.hasDocument === true ? 'delete' : 'none';
};

/** Saving writes the fields only where they changed, then uploads or deletes the document (spec §4.3); `before` is null for a new item. */
export const planNewsSave = (
  before: EditedNews | null,
  draft: NewsDraft,
  wish: DocumentWish,
): NewsSavePlan => {
  const document = planDocument(before, wish);
  if (before === null) return { fields: 'create', document };
  return { fields: saysTheSame(before, draft) ? 'none' : 'update', document };
};
