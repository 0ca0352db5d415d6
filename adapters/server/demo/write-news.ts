import { createHash } from 'node:crypto';
import { formCells } from '../sql/form-columns.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { NEWS_COLUMNS } from '../sql/tables-news.ts';
import { demoId } from './demo-id.ts';
import { demoNews } from './demo-news.ts';
import { demoPdf } from './demo-pdf.ts';

const FIRST = 9101;
/** Marcus Hale. */
const EDITOR = demoId(101);
const AGE = 12 * 24 * 3600000;

/** The news with their documents; nobody has read them yet. */
export const writeNews = async (tx: SqlTransaction, now: number): Promise<void> => {
  const at = now - AGE;
  const items = demoNews(now).map((item, index) => ({ ...item, id: demoId(FIRST + index) }));
  await tx
    .insertInto('news')
    .values(
      items.map((item) => ({
        id: item.id,
        rev: 1,
        ...formCells(NEWS_COLUMNS, item.draft),
        created_at: at,
        created_by: EDITOR,
        updated_at: at,
        updated_by: EDITOR,
        deleted_at: null,
        deleted_by: null,
      })),
    )
    .execute();
  const documents = items.flatMap(({ id, document }) => {
    if (document === null) return [];
    const bytes = demoPdf(document.lines);
    const digest = createHash('sha256').update(bytes).digest('hex');
    return [{ news_id: id, name: document.name, bytes, size: bytes.length, digest, stored_at: at }];
  });
  await tx.insertInto('news_document').values(documents).execute();
};
