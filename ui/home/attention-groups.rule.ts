import type { ListedItem } from '#core/attention/attention.schema.ts';

/** The listed items of one site, in the place of the most urgent. */
export interface AttentionGroup {
  readonly siteNum: number;
  readonly items: readonly [ListedItem, ...ListedItem[]];
  /** Number of the site's items that match the filters, listed or not. */
  readonly count: number;
}

/** Puts the items of each site together, the site with the most urgent item first. */
export const attentionGroups = (items: readonly ListedItem[]): readonly AttentionGroup[] => {
  const sites = new Map<number, [ListedItem, ...ListedItem[]]>();
  for (const item of items) {
    const known = sites.get(item.siteNum);
    if (known === undefined) sites.set(item.siteNum, [item]);
    else known.push(item);
  }
  return [...sites].map(([siteNum, held]) => ({
    siteNum,
    items: held,
    count: Math.max(held[0].atSite, held.length),
  }));
};

/** Returns the items of both, without any twice. */
export const joined = (
  before: readonly ListedItem[],
  more: readonly ListedItem[],
): ListedItem[] => {
  const known = new Set(before.map(({ key }) => key));
  return [...before, ...more.filter(({ key }) => !known.has(key))];
};

/** Returns, for each item that is no longer listed, the next item that still is; null if none after it is. */
export const heirsOf = (
  before: readonly ListedItem[],
  after: readonly ListedItem[],
): ReadonlyMap<string, string | null> => {
  const left = new Set(after.map(({ key }) => key));
  const heirs = new Map<string, string | null>();
  let next: string | null = null;
  for (const { key } of before.toReversed())
    if (left.has(key)) next = key;
    else heirs.set(key, next);
  return heirs;
};
