/** Letters that have no plain form of their own in Unicode's decomposition; the sigma of a word's end is a sigma. */
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

/** Code points of a word that count; what is longer is found by its beginning. */
const LONGEST_WORD = 40;

/** A word as it is found by, whatever stands behind that. */
export const cutWord = (word: string): string =>
  word.length <= LONGEST_WORD ? word : Array.from(word).slice(0, LONGEST_WORD).join('');

/** Most texts have no other letters, and need a tenth of the work. */
const PLAIN_LETTERS = /^[ -~]*$/;

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’‘ʼ]/g, '')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłþıς]/g, (letter) => PLAIN[letter] ?? letter);

/** Lower case, without accents and apostrophes, so that `Café` is found by `cafe` and `O’Brien` by `obrien`. */
export const foldText = (text: string): string =>
  PLAIN_LETTERS.test(text) ? text.toLowerCase().replaceAll("'", '') : foldAny(text);

/** Pieces between blanks; one of digits and their punctuation alone counts as a number, e.g. `555-0142`. */
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
