import type { NewsItem } from './news.schema.ts';

/** What the order of a list depends on. */
type Ordered = Pick<NewsItem, 'order' | 'title' | 'newsId'>;

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Ascending by order, those without one last (spec §5); equal ones by title, then always the same. */
export const orderNews = <T extends Ordered>(items: readonly T[]): readonly T[] =>
  items.toSorted(
    (a, b) =>
      Number(a.order === null) - Number(b.order === null) ||
      (a.order ?? 0) - (b.order ?? 0) ||
      compareText(a.title.toLowerCase(), b.title.toLowerCase()) ||
      compareText(a.newsId, b.newsId),
  );
