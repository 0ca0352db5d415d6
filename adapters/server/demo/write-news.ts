import { createHash } from 'node:crypto';
import { formCells } from '../sql/form-columns.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { NEWS_COLUMNS } from '../sql/news/tables-news.ts';
import { demoId } from './demo-id.ts';
import { demoNews } from './demo-news.ts';
import { demoPdf } from './demo-pdf.ts';
import { DAY } from './demo-time.ts';
import type { DemoWorld } from './demo-world.ts';

const FIRST = 9101;
/** Id of Marcus Hale, the author of the news. */
const EDITOR = demoId(101);
const AGE = 12 * DAY;

/** Writes the news items with their documents. */
export const writeNews = async (tx: SqlTransaction, now: number): Promise<void> => {
  const at = now - AGE;
  const items = demoNews(now).map((item, index) => ({ ...item, id: demoId(FIRST + index) }));
  const rows = items.map(({ id, draft }) => ({
    id,
    rev: 1,
    ...formCells(NEWS_COLUMNS, draft),
    created_at: at,
    created_by: EDITOR,
    updated_at: at,
    updated_by: EDITOR,
    deleted_at: null,
    deleted_by: null,
  }));
  const documents = items.flatMap(({ id, document }) => {
    if (document === null) return [];
    const bytes = demoPdf(document.lines);
    const digest = createHash('sha256').update(bytes).digest('hex');
    return [{ news_id: id, name: document.name, bytes, size: bytes.length, digest, stored_at: at }];
  });
  await insertRows(tx, 'news', rows);
  await insertRows(tx, 'news_document', documents);
};

/** Writes the banner and the agreements. */
export const writeNotices = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  await insertRows(tx, 'agreement_text', [
    { kind: 'terms', ...world.terms, published_at: now },
    { kind: 'privacy', ...world.privacyPolicy, published_at: now },
  ]);
  await insertRows(tx, 'status_banner', [{ id: 1, ...world.banner, updated_at: now }]);
};
