import { foldText } from '../kernel/fold-text.rule.ts';
import type { LibraryCategory, LibraryItem } from './library.schema.ts';

/** What narrows the library; null is any category. */
export interface LibraryFilter {
  readonly search: string;
  readonly category: LibraryCategory | null;
  readonly favorites: boolean;
}

/** Entries whose title, summary or tags hold every word, in their order; case and accents count for nothing. */
export const findLibrary = (
  items: readonly LibraryItem[],
  { search, category, favorites }: LibraryFilter,
): readonly LibraryItem[] => {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = foldText(`${item.title} ${item.summary} ${item.tags}`);
    return (
      (category === null || item.category === category) &&
      (!favorites || item.favorite) &&
      words.every((word) => text.includes(word))
    );
  });
};
