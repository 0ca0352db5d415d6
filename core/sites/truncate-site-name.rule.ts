import { LIMITS } from '../kernel/limits.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a person counts them: an accent or an emoji's parts belong to theirs. */
export const charactersOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** A site's name as the header shows it: at most 20 characters, the last an ellipsis where it was cut (spec §2.3); the whole name must stay within reach beside it. */
export const truncateSiteName = (name: string): string => {
  const characters = charactersOf(name.trim());
  if (characters.length <= LIMITS.headerSiteName) return name.trim();
  const kept = characters.slice(0, LIMITS.headerSiteName - 1).join('');
  return `${kept.trimEnd()}…`;
};
