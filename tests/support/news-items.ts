import {
  newsDraftSchema,
  newsForm,
  type EditedNews,
  type NewsDraft,
  type ReaderNews,
} from '#core/news/news.schema.ts';

const TYPED = {
  ...newsForm.show(null),
  title: 'Holiday hours',
  body: 'Support answers from 08:00 to 16:00.',
};

/** Returns a news item as editors see it, with plain defaults for all fields. */
export const editedNews = (change: Partial<EditedNews> = {}): EditedNews => ({
  newsId: '6f1c2c52-0b6e-4a3e-9c8e-0123456789ab',
  rev: 3,
  ...newsDraftSchema.parse(newsForm.read(TYPED)),
  documentName: null,
  documentSize: null,
  hasDocument: false,
  active: true,
  future: false,
  expired: false,
  updatedAt: '2026-03-12T18:00:00.000Z',
  updatedBy: 'Elena Rossi',
  ...change,
});

/** Returns the draft an editor would send for this item. */
export const draftOf = (item: EditedNews): NewsDraft => newsForm.pick(item);

/** Returns a news item as readers see it, with the defaults of `editedNews`. */
export const readerNews = (change: Partial<ReaderNews> = {}): ReaderNews => {
  const { newsId, documentName, hasDocument, active, future, expired, ...rest } = editedNews();
  const flags = { active, future, expired };
  return {
    ...draftOf({ newsId, documentName, hasDocument, ...flags, ...rest }),
    newsId,
    documentName,
    hasDocument,
    ...flags,
    unread: true,
    ...change,
  };
};
