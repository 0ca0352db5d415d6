import type { NewsItem } from './news.schema.ts';

type Ordered = Pick<NewsItem, 'order' | 'title' | 'newsId'>;

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Sorts items by their `order`, lowest first; items without `order` come last (spec §5). Equal items are sorted by title, then by id. */
export const orderNews = <T extends Ordered>(items: readonly T[]): readonly T[] =>
  items.toSorted(
    (a, b) =>
      Number(a.order === null) - Number(b.order === null) ||
      (a.order ?? 0) - (b.order ?? 0) ||
      compareText(a.title.toLowerCase(), b.title.toLowerCase()) ||
      compareText(a.newsId, b.newsId),
  );
