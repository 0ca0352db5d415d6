import { LIMITS } from '../kernel/limits.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text into the characters that people see. Accents and the parts of an emoji stay together. */
export const charactersOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Returns a site's name for the header, cut to 20 characters with an ellipsis (spec §2.3). The full name must be available beside it. */
export const truncateSiteName = (name: string): string => {
  const characters = charactersOf(name.trim());
  if (characters.length <= LIMITS.headerSiteName) return name.trim();
  const kept = characters.slice(0, LIMITS.headerSiteName - 1).join('');
  return `${kept.trimEnd()}…`;
};
