/** A piece of a text and whether the search words are in it. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isWordPart = (folded: string): boolean => /[\p{L}\p{N}]/u.test(folded);

/** How many characters from `start` on spell `word`; 0 when they do not. */
const spells = (folded: readonly string[], start: number, word: string): number => {
  let spelled = '';
  for (let end = start; end < folded.length; end += 1) {
    spelled += folded[end] ?? '';
    if (spelled.length >= word.length) return spelled.startsWith(word) ? end - start + 1 : 0;
    if (!word.startsWith(spelled)) return 0;
  }
  return 0;
};

const markWords = (folded: readonly string[], query: string): readonly boolean[] => {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const marks = folded.map(() => false);
  folded.forEach((char, start) => {
    const previous = folded[start - 1];
    const begins = isWordPart(char) && (previous === undefined || !isWordPart(previous));
    if (!begins) return;
    const length = Math.max(0, ...words.map((word) => spells(folded, start, word)));
    marks.fill(true, start, start + length);
  });
  return marks;
};

/** Telephone numbers are found by their digits, whatever stands between them. */
const markDigits = (folded: readonly string[], query: string): readonly boolean[] => {
  const none = folded.map(() => false);
  if (/\p{L}/u.test(query)) return none;
  const wanted = query.replace(/\D/g, '');
  const places = folded.flatMap((char, place) => (/^\d$/.test(char) ? [place] : []));
  const at = places
    .map((place) => folded[place])
    .join('')
    .indexOf(wanted);
  const first = places[at];
  const last = places[at + wanted.length - 1];
  if (wanted.length < 3 || first === undefined || last === undefined) return none;
  return none.fill(true, first, last + 1);
};

/** Splits a text so that what begins like a search word can be underlined; joined, the parts are the text. Case and accents do not count. */
export const markMatches = (text: string, query: string): readonly TextPart[] => {
  const chars = Array.from(text);
  const folded = chars.map(fold);
  const words = markWords(folded, query);
  const marks = words.includes(true) ? words : markDigits(folded, query);
  const parts: TextPart[] = [];
  chars.forEach((char, place) => {
    const hit = marks[place] ?? false;
    const last = parts.at(-1);
    if (last?.hit === hit) parts[parts.length - 1] = { text: last.text + char, hit };
    else parts.push({ text: char, hit });
  });
  return parts;
};
