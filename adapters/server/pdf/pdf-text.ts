import { rgb, type PDFFont } from 'pdf-lib';

/** Colors of text and lines on printed documents. */
export const PRINT_COLORS = {
  ink: rgb(0.06, 0.12, 0.15),
  quiet: rgb(0.28, 0.35, 0.39),
  hair: rgb(0.85, 0.87, 0.89),
} as const;

const known = new WeakMap<PDFFont, ReadonlySet<number>>();
const lettersOf = (font: PDFFont): ReadonlySet<number> => {
  const letters = known.get(font) ?? new Set(font.getCharacterSet());
  known.set(font, letters);
  return letters;
};

/** Replaces characters that the font cannot write by question marks. */
export const writable = (font: PDFFont, text: string): string => {
  const letters = lettersOf(font);
  return Array.from(text.replaceAll(/\s+/g, ' '), (letter) =>
    letters.has(letter.codePointAt(0) ?? 0) ? letter : '?',
  ).join('');
};

/** Breaks a text into lines, between words or within a word that is too long, up to a maximum number of lines. */
export const linesOf = (
  font: PDFFont,
  text: string,
  { width, size, most }: { readonly width: number; readonly size: number; readonly most: number },
): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string): boolean => font.widthOfTextAtSize(text, size) <= width;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (!fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    if (lines.length >= most) break;
  }
  return [...lines, line].slice(0, most);
};
