import type { Transaction } from '../unit-of-work.port.ts';

/** Maximum number of ids that a row of the audit log names. */
export const NAMED = 20;

/** Returns the titles of the items that exist. */
export const titlesOf = async (tx: Transaction, newsIds: readonly string[]): Promise<string[]> => {
  const titles: string[] = [];
  for (const newsId of newsIds) {
    const item = await tx.news.find(newsId);
    if (item !== null) titles.push(item.title);
  }
  return titles;
};
