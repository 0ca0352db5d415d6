import type { NavigationItem } from './navigation-item.ts';

/** A heading with its entries. The heading is null for the entries at the top. */
export interface NavigationGroup {
  readonly heading: string | null;
  readonly items: readonly NavigationItem[];
}

/** Groups entries by heading, with entries without a heading first. Entries keep their order, and no group is empty. */
export const groupNavigation = (items: readonly NavigationItem[]): readonly NavigationGroup[] => {
  const headings = [null, ...items.map(({ heading }) => heading)];
  return [...new Set(headings)]
    .map((heading) => ({ heading, items: items.filter((entry) => entry.heading === heading) }))
    .filter((group) => group.items.length > 0);
};
