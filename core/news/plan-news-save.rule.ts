import type { DocumentChange } from '../documents/document.ts';
import { newsForm, type EditedNews, type NewsDraft } from './news.schema.ts';

/** Which writes a save takes, in this order; both `none` means there is nothing to save. */
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

/** Saving writes the fields only where they changed, then uploads or deletes the document (spec §4.3); `before` is null for a new item. */
export const planNewsSave = (
  before: EditedNews | null,
  draft: NewsDraft,
  change: DocumentChange,
): NewsSavePlan => {
  const document = planDocument(before, change);
  if (before === null) return { fields: 'create', document };
  return { fields: newsForm.same(before, draft) ? 'none' : 'update', document };
};
