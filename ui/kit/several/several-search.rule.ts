import { foldText } from '#core/kernel/fold-text.rule.ts';

/** One of the options of a field. */
export interface Option {
  readonly value: string;
  readonly text: string;
}

/** The search of a field of several: what is typed, and the value of the option that Enter ticks; null for none. */
export interface SeveralSearch {
  readonly text: string;
  readonly lit: string | null;
}

export const NO_SEARCH: SeveralSearch = { text: '', lit: null };

/** Returns what a typed text searches for; an empty text for one of spaces alone, which is no search. */
const wantedBy = (text: string): string => foldText(text).trim();

/** Returns the options with the text, whatever its case and accents. */
export const matching = (options: readonly Option[], text: string): readonly Option[] => {
  const wanted = wantedBy(text);
  return options.filter((option) => foldText(option.text).includes(wanted));
};

/** Returns the search for a typed text. Enter then ticks the first match, but none of the whole list. */
export const typedSearch = (options: readonly Option[], text: string): SeveralSearch => ({
  text,
  lit: wantedBy(text) === '' ? null : (matching(options, text)[0]?.value ?? null),
});

/**
 * Returns the search after a choice. A search is over, and one more Enter ticks nothing of the whole list. Without a
 * search, the keys go on from the chosen option.
 */
export const searchAfterChoice = (search: SeveralSearch): SeveralSearch =>
  wantedBy(search.text) === '' ? search : NO_SEARCH;

/**
 * Returns the options, followed by the chosen values that are not among them any more, so that they can be seen and
 * removed.
 */
export const withUnknown = (
  options: readonly Option[],
  chosen: readonly string[],
): readonly Option[] => {
  const known = new Set(options.map(({ value }) => value));
  const unknown = chosen.filter((value) => !known.has(value));
  return [...options, ...unknown.map((value) => ({ value, text: `Unknown: ${value}` }))];
};

/**
 * Returns true if a key removes the last chip: Backspace where nothing is typed. A key that is held removes none, because
 * the chips would go one after another.
 */
export const removesLastChip = (
  { key, repeat }: { readonly key: string; readonly repeat: boolean },
  text: string,
): boolean => key === 'Backspace' && !repeat && text === '';

/**
 * Keeps the second click of a double click from the list. The first one may have ended the search, so that another option
 * is under the pointer.
 */
export const dropSecondClick = (event: {
  readonly detail: number;
  readonly stopPropagation: () => void;
}): void => {
  if (event.detail > 1) event.stopPropagation();
};
