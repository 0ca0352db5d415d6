import type { LinkedSite } from './account-links.schema.ts';

const digitsAndLetters = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Which of the links is the one that was asked for: the one that is new, else the one of that account number; null when neither shows. */
export const addedLink = (
  before: readonly LinkedSite[],
  after: readonly LinkedSite[],
  accountNumber: string,
): LinkedSite | null => {
  const known = new Set(before.map(({ siteNum }) => siteNum));
  const asked = digitsAndLetters(accountNumber);
  return (
    after.find(({ siteNum }) => !known.has(siteNum)) ??
    after.find(({ xmit, siteNum }) => [digitsAndLetters(xmit), String(siteNum)].includes(asked)) ??
    null
  );
};
