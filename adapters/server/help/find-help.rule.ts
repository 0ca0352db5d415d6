import { foldText } from '#core/kernel/fold-text.rule.ts';
import type { HelpPage } from './help-page.ts';

/** A search result: a help page, with the text around the first match of the first search word. */
export interface FoundHelp {
  readonly page: HelpPage;
  readonly excerpt: string;
}

const AROUND = 90;

const excerptOf = ({ text, summary }: HelpPage, word: string): string => {
  const at = foldText(text).indexOf(word);
  if (at < 0) return summary;
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const cut = text.slice(from, from + 2 * AROUND);
  const end = from + 2 * AROUND >= text.length ? cut : cut.replace(/\s\S*$/, '');
  return `${from === 0 ? '' : '… '}${end}${from + end.length >= text.length ? '' : ' …'}`;
};

const timesIn = (text: string, word: string): number => text.split(word).length - 1;

/**
 * Returns the pages that contain every search word, even inside a longer word. Pages with more matches come first; a match
 * in the title or first paragraph counts more than other matches.
 */
export const findHelp = (pages: readonly HelpPage[], search: string): readonly FoundHelp[] => {
  const words = foldText(search).split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  return pages
    .flatMap((page) => {
      const [title, summary, text] = [page.title, page.summary, page.text].map(foldText) as [
        string,
        string,
        string,
      ];
      if (!words.every((word) => `${title} ${text}`.includes(word))) return [];
      const weights = words.map(
        (word) =>
          20 * timesIn(title, word) + 5 * timesIn(summary, word) + Math.min(9, timesIn(text, word)),
      );
      return [{ page, weight: weights.reduce((sum, one) => sum + one, 0) }];
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ page }) => ({ page, excerpt: excerptOf(page, words[0] ?? '') }));
};
