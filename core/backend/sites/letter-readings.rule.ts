import { foldText } from '../../kernel/fold-text.rule.ts';

/** Characters that follow each other and read alike; `reads` is null for what reads as it stands. */
export interface LetterReading {
  /** Code points, both included. */
  readonly first: number;
  readonly last: number;
  readonly reads: string | null;
}

const END = 0x110000;
const PLAIN = /^[ -~]$/;
/** Private and unassigned ones part words like every sign; halves of a pair never stand alone in a database. */
const NOBODYS = /^[\p{Cn}\p{Co}\p{Cs}]$/u;
/** Come apart into their letters by arithmetic, which every engine of a database can do. */
const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;
const PARTS_WORDS = '!';

const readingOf = (letter: string): string =>
  foldText(letter)
    .replace(/\s/g, ' ')
    .replace(/[^ ().,/+\-\p{L}\p{N}]/gu, PARTS_WORDS);

/**
 * How every character beyond plain ASCII reads in words, by the rule of `foldText`, which reads letter by letter; what is
 * not told parts words. With it a database reads texts as this program does, whatever its locale and version of Unicode.
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
