/** A piece of a text comparison: unchanged, removed or added. */
export interface TextPiece {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Splits a text into words, each with its preceding white space. Joining the pieces gives the original text. */
const wordsOf = (text: string): readonly string[] => text.match(/\s*\S+|\s+$/g) ?? [];

/** The maximum product of the two word counts for a word-by-word comparison. Above this maximum, the text is shown as entirely replaced. */
const MOST = 400000;

/**
 * Returns a table with the length of the longest common subsequence of the remaining words. The table has one row for each
 * word of `before`.
 */
const commonRests = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const rests = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, next] = [rests[i], rests[i + 1]];
      if (row === undefined || next === undefined) continue;
      row[j] =
        before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return rests;
};

const joined = (pieces: readonly TextPiece[]): readonly TextPiece[] => {
  const found: TextPiece[] = [];
  for (const { kind, text } of pieces) {
    const last = found.at(-1);
    if (last?.kind === kind) found[found.length - 1] = { kind, text: last.text + text };
    else if (text !== '') found.push({ kind, text });
  }
  return found;
};

/**
 * Returns the word-by-word differences of two texts. Unchanged and removed pieces form the first text; unchanged and added
 * pieces form the second.
 */
export const diffTexts = (before: string, after: string): readonly TextPiece[] => {
  const [old, wanted] = [wordsOf(before), wordsOf(after)];
  if (old.length * wanted.length > MOST)
    return joined([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]);
  const rests = commonRests(old, wanted);
  const pieces: TextPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < wanted.length) {
    const [gone, came] = [old[i], wanted[j]];
    const stays = gone !== undefined && gone === came;
    const drops = (rests[i + 1]?.[j] ?? 0) >= (rests[i]?.[j + 1] ?? 0);
    if (stays) pieces.push({ kind: 'same', text: gone });
    else if (gone !== undefined && (came === undefined || drops))
      pieces.push({ kind: 'gone', text: gone });
    else if (came !== undefined) pieces.push({ kind: 'new', text: came });
    if (stays || pieces.at(-1)?.kind === 'gone') i += 1;
    if (stays || pieces.at(-1)?.kind === 'new') j += 1;
  }
  return joined(pieces);
};
