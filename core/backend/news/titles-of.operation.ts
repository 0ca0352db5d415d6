import type { Transaction } from '../unit-of-work.port.ts';

/** Maximum number of news items that one audit row names. */
export const NAMED = 20;

/** Returns the titles of those news items that exist. */
export const titlesOf = async (tx: Transaction, newsIds: readonly string[]): Promise<string[]> => {
  const titles: string[] = [];
  for (const newsId of newsIds) {
    const item = await tx.news.find(newsId);
    if (item !== null) titles.push(item.title);
  }
  return titles;
};
