import type { NavigationItem } from './navigation-item.ts';

/** Entries that stand together under the same words, or at the top without any. */
export interface NavigationGroup {
  readonly heading: string | null;
  readonly items: readonly NavigationItem[];
}

/** Brings entries of one heading together, what has none first, else in their order; no group is empty. */
export const groupNavigation = (items: readonly NavigationItem[]): readonly NavigationGroup[] => {
  const headings = [null, ...items.map(({ heading }) => heading)];
  return [...new Set(headings)]
    .map((heading) => ({ heading, items: items.filter((entry) => entry.heading === heading) }))
    .filter((group) => group.items.length > 0);
};
