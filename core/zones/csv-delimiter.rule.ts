const DELIMITERS = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof DELIMITERS)[number];

/** Matches a first line such as `sep=;`, which tells spreadsheets the cell separator. That line is not a heading. */
const HINT = /^\uFEFF?"?sep=([,;\t|])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** Returns the separator from a `sep=` line, or null if the file does not start with such a line. */
export const hintedDelimiter = (text: string): CsvDelimiter | null =>
  (HINT.exec(text)?.[1] as CsvDelimiter | undefined) ?? null;

/** Returns a file's text without its `sep=` line. */
export const withoutHint = (text: string): string => text.replace(HINT, '');

/** Returns the separator of a file: the separator in its `sep=` line, otherwise the most frequent separator in its heading line. */
export const csvDelimiter = (text: string): CsvDelimiter => {
  const hinted = hintedDelimiter(text);
  if (hinted !== null) return hinted;
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counted = DELIMITERS.map((one) => ({ one, count: head.split(one).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).one;
};
