import type { DocumentChange } from '../documents/document.ts';
import { newsForm, type EditedNews, type NewsDraft } from './news.schema.ts';

/** The writes that save a news item, in this order. When every write is `none`, nothing needs to be saved. */
export interface NewsSavePlan {
  readonly fields: 'create' | 'update' | 'none';
  readonly document: 'upload' | 'delete' | 'none';
}

const planDocument = (
  before: EditedNews | null,
  change: DocumentChange,
): NewsSavePlan['document'] => {
  if (change.kind === 'replace') return 'upload';
  return change.kind === 'remove' && before?.hasDocument === true ? 'delete' : 'none';
};

/**
 * Returns the writes that save a news item: the fields only if they changed, then the upload or deletion of the document
 * (spec §4.3). `before` is null for a new item.
 */
export const planNewsSave = (
  before: EditedNews | null,
  draft: NewsDraft,
  change: DocumentChange,
): NewsSavePlan => {
  const document = planDocument(before, change);
  if (before === null) return { fields: 'create', document };
  return { fields: newsForm.same(before, draft) ? 'none' : 'update', document };
};
