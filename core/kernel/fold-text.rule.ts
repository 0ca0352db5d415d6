/** Letters that Unicode does not decompose, with their replacements. Includes the final sigma, which is replaced by a normal sigma. */
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

/** Maximum number of indexed code points of a word. A longer word is found by its first 40 code points. */
const LONGEST_WORD = 40;

/** Returns the indexed start of a word. */
export const cutWord = (word: string): string =>
  word.length <= LONGEST_WORD ? word : Array.from(word).slice(0, LONGEST_WORD).join('');

/** Matches printable ASCII text, which is folded ten times faster than other text. */
const PLAIN_LETTERS = /^[ -~]*$/;

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’‘ʼ]/g, '')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłþıς]/g, (letter) => PLAIN[letter] ?? letter);

/** Returns text in lower case without accents and apostrophes, so that `cafe` finds `Café`, and `obrien` finds `O’Brien`. */
export const foldText = (text: string): string =>
  PLAIN_LETTERS.test(text) ? text.toLowerCase().replaceAll("'", '') : foldAny(text);

/** Splits folded text at spaces and marks pieces of digits and punctuation, such as `555-0142`, as numbers. */
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
