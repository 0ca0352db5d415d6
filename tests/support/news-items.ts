import type { EditedNews, NewsDraft, ReaderNews } from '#core/news/news.schema.ts';

/** An item for editors; every field has a plain default. */
export const editedNews = (change: Partial<EditedNews> = {}): EditedNews => ({
  newsId: '6f1c2c52-0b6e-4a3e-9c8e-0123456789ab',
  rev: 3,
  title: 'Holiday hours',
  body: 'Support answers from 08:00 to 16:00.',
  icon: 'newspaper-filled',
  color: 'blue',
  effectiveDate: null,
  expirationDate: null,
  order: null,
  url: null,
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

/** What an editor would send of it. */
export const draftOf = (item: EditedNews): NewsDraft => ({
  title: item.title,
  body: item.body,
  icon: item.icon,
  color: item.color,
  effectiveDate: item.effectiveDate,
  expirationDate: item.expirationDate,
  order: item.order,
  url: item.url,
});

/** The same for its reader. */
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
