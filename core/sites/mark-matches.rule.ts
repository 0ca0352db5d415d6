import { foldText } from '../kernel/fold-text.rule.ts';
import { searchWords } from './search-words.rule.ts';

export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

/** The minimum number of digits for a digit match. With fewer digits, almost every number would match. */
const SOME_DIGITS = 3;

const isWordPart = (folded: string): boolean => /^[\p{L}\p{N}]/u.test(folded);

/** Returns how many characters from `start` on form `word`, or 0 if they do not form `word`. */
const spells = (folded: readonly string[], start: number, word: string): number => {
  let spelled = '';
  for (let end = start; end < folded.length; end += 1) {
    spelled += folded[end] ?? '';
    if (spelled.startsWith(word)) return end - start + 1;
    if (!word.startsWith(spelled)) return 0;
  }
  return 0;
};

const markWords = (folded: readonly string[], words: readonly string[]): readonly boolean[] => {
  const marks = folded.map(() => false);
  folded.forEach((char, start) => {
    const before = folded.slice(0, start).findLast((earlier) => earlier !== '') ?? '';
    if (!isWordPart(char) || isWordPart(before)) return;
    const length = Math.max(0, ...words.map((word) => spells(folded, start, word)));
    marks.fill(true, start, start + length);
  });
  return marks;
};

/** Marks matches of numbers by their digits, ignoring the characters between the digits. */
const markDigits = (folded: readonly string[], words: readonly string[]): readonly boolean[] => {
  const marks = folded.map(() => false);
  const places = folded.flatMap((char, index) => (/^\d$/.test(char) ? [index] : []));
  const digits = places.map((index) => folded[index]).join('');
  for (const word of words) {
    const at = /^\d+$/.test(word) && word.length >= SOME_DIGITS ? digits.indexOf(word) : -1;
    const first = places[at];
    const last = places[at + word.length - 1];
    if (first !== undefined && last !== undefined) marks.fill(true, first, last + 1);
  }
  return marks;
};

/** Splits a text into parts so that matches of the search words can be underlined. Joining the parts gives the original text. */
export const markMatches = (text: string, query: string): readonly TextPart[] => {
  const chars = Array.from(text);
  const folded = chars.map(foldText);
  const words = searchWords(query);
  const found = markWords(folded, words);
  const marks = found.includes(true) ? found : markDigits(folded, words);
  const parts: TextPart[] = [];
  chars.forEach((char, index) => {
    const hit = marks[index] ?? false;
    const last = parts.at(-1);
    if (last?.hit === hit) parts[parts.length - 1] = { text: last.text + char, hit };
    else parts.push({ text: char, hit });
  });
  return parts;
};
