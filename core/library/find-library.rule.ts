import { foldText } from '../kernel/fold-text.rule.ts';
import type { LibraryCategory, LibraryItem } from './library.schema.ts';

/** The filter of the library. A null category means any. */
export interface LibraryFilter {
  readonly search: string;
  readonly category: LibraryCategory | null;
  readonly favorites: boolean;
}

/** Returns the entries whose title, summary or tags contain every word, in their order. Case and accents do not matter. */
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
