/** Letters without a plain form in Unicode's decomposition, and the final sigma, which becomes a normal sigma. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

const WORD = /[\p{L}\p{N}]+/gu;
const NUMERIC = /^[\d().,/+-]*\d[\d().,/+-]*$/;

/** The number of code points of a word that are indexed. A longer word is found by its start. */
const LONGEST_WORD = 40;

/** Returns the searchable start of a word. */
export const cutWord = (word: string): string =>
  word.length <= LONGEST_WORD ? word : Array.from(word).slice(0, LONGEST_WORD).join('');

/** Most texts have only these characters, and take a tenth of the work. */
const PLAIN_LETTERS = /^[ -~]*$/;

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’‘ʼ]/g, '')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłþıς]/g, (letter) => PLAIN[letter] ?? letter);

/** Returns lower case without accents and apostrophes, so that `Café` is found by `cafe` and `O’Brien` by `obrien`. */
export const foldText = (text: string): string =>
  PLAIN_LETTERS.test(text) ? text.toLowerCase().replaceAll("'", '') : foldAny(text);

/** Splits a text at spaces. A piece of only digits and punctuation counts as a number, e.g. `555-0142`. */
export const foldPieces = (
  text: string,
): readonly { readonly words: readonly string[]; readonly number: string | null }[] =>
  foldText(text)
    .split(/\s+/)
    .map((piece) => ({
      words: (piece.match(WORD) ?? []).map(cutWord),
      number: NUMERIC.test(piece) ? cutWord(piece.replace(/\D/g, '')) : null,
    }))
    .filter(({ words }) => words.length > 0);
