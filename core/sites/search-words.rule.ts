import { foldPieces, foldText } from '../kernel/fold-text.rule.ts';

/** Matches a whole phone number as people type it, with or without the country code 1. */
const WHOLE_PHONE = /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})$/;

/**
 * Returns the normalized search words of a text. A site matches if each search word starts one of the site's words.
 * Numbers lose their punctuation; the list is empty when nothing can be searched.
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
