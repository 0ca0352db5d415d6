import type { Transaction } from '../unit-of-work.port.ts';

/** How many ids a row of the audit log names. */
export const NAMED = 20;

/** What the items are called, as far as they are there. */
export const titlesOf = async (tx: Transaction, newsIds: readonly string[]): Promise<string[]> => {
  const titles: string[] = [];
  for (const newsId of newsIds) {
    const item = await tx.news.find(newsId);
    if (item !== null) titles.push(item.title);
  }
  return titles;
};
