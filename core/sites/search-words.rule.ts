import { foldPieces, foldText } from '../kernel/fold-text.rule.ts';

/** A whole phone number as people type it, with or without the country's 1. */
const WHOLE_PHONE = /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})$/;

/**
 * What a typed text asks for: folded words, each of which a site must have as the beginning of one of its own. Numbers
 * lose their punctuation; a word that only begins another one is left out. Empty when nothing can be searched for.
 */
export const searchWords = (text: string): readonly string[] => {
  const phone = WHOLE_PHONE.exec(foldText(text).trim());
  if (phone) return [phone.slice(1).join('')];
  const words = foldPieces(text).flatMap((piece) =>
    piece.number === null ? piece.words : [piece.number],
  );
  const different = [...new Set(words)];
  return different.filter(
    (word) => !different.some((other) => other !== word && other.startsWith(word)),
  );
};
