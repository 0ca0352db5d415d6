import { foldText } from '../../kernel/fold-text.rule.ts';

/** A range of characters that all read the same. A null `reads` means that each reads as itself. */
export interface LetterReading {
  /** Code points, both inclusive. */
  readonly first: number;
  readonly last: number;
  readonly reads: string | null;
}

const END = 0x110000;
const PLAIN = /^[ -~]$/;
/** Private and unassigned characters separate words like punctuation. Lone surrogates never occur in a database. */
const NOBODYS = /^[\p{Cn}\p{Co}\p{Cs}]$/u;
/** Korean syllables, which every database engine can split into letters by arithmetic. */
const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;
const PARTS_WORDS = '!';

const readingOf = (letter: string): string =>
  foldText(letter)
    .replace(/\s/g, ' ')
    .replace(/[^ ().,/+\-\p{L}\p{N}]/gu, PARTS_WORDS);

/**
 * Returns how `foldText` reads every character beyond plain ASCII. Characters that are not listed separate words. With
 * this table, a database reads texts as this program does, whatever its locale and version of Unicode.
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
