import type { NavigationItem } from './navigation-item.ts';

/** Entries with the same heading, or the entries at the top that have none. */
export interface NavigationGroup {
  readonly heading: string | null;
  readonly items: readonly NavigationItem[];
}

/** Groups entries by heading, those without a heading first, otherwise in their order. No group is empty. */
export const groupNavigation = (items: readonly NavigationItem[]): readonly NavigationGroup[] => {
  const headings = [null, ...items.map(({ heading }) => heading)];
  return [...new Set(headings)]
    .map((heading) => ({ heading, items: items.filter((entry) => entry.heading === heading) }))
    .filter((group) => group.items.length > 0);
};
