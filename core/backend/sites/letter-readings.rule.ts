import { foldText } from '../../kernel/fold-text.rule.ts';

/** A range of characters that fold in the same way. If `reads` is null, each character folds to itself. */
export interface LetterReading {
  /** First and last code point, both inclusive. */
  readonly first: number;
  readonly last: number;
  readonly reads: string | null;
}

const END = 0x110000;
const PLAIN = /^[ -~]$/;
/** Unassigned, private-use and surrogate characters, which separate words like punctuation. */
const NOBODYS = /^[\p{Cn}\p{Co}\p{Cs}]$/u;
/** Returns true for Korean syllables, which a database can split into letters by arithmetic. */
const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;
const PARTS_WORDS = '!';

const readingOf = (letter: string): string =>
  foldText(letter)
    .replace(/\s/g, ' ')
    .replace(/[^ ().,/+\-\p{L}\p{N}]/gu, PARTS_WORDS);

/**
 * Returns how `foldText` folds every non-ASCII character. A character that is not listed separates words. The database
 * uses this table to fold text exactly like `foldText`, regardless of locale and Unicode version.
 */
export const letterReadings = (): readonly LetterReading[] => {
  const runs: { first: number; last: number; reads: string | null }[] = [];
  for (let code = 1; code < END; code += 1) {
    const letter = String.fromCodePoint(code);
    if (PLAIN.test(letter) || isSyllable(code) || NOBODYS.test(letter)) continue;
    const read = readingOf(letter);
    if (read === PARTS_WORDS) continue;
    const reads = read === letter ? null : read;
    const run = runs.at(-1);
    if (run?.last === code - 1 && run.reads === reads) run.last = code;
    else runs.push({ first: code, last: code, reads });
  }
  return runs;
};
