import { foldPieces, foldText } from '../kernel/fold-text.rule.ts';

/** A whole phone number as people type it, with or without the country code 1. */
const WHOLE_PHONE = /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})$/;

/**
 * Returns the normalized search words of a text. A site matches if each of them starts one of its own words. Numbers lose
 * their punctuation, and a word that is the start of another is dropped. Empty when nothing can be searched.
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
