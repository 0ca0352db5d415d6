import { foldText } from '../kernel/fold-text.rule.ts';
import type { LibraryCategory, LibraryItem } from './library.schema.ts';

/** Filter of the library. A category of null means all categories. */
export interface LibraryFilter {
  readonly search: string;
  readonly category: LibraryCategory | null;
  readonly favorites: boolean;
}

/** Returns the library entries whose title, summary or tags contain every search word, in unchanged order. Ignores case and accents. */
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
