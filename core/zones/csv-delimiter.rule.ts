const DELIMITERS = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof DELIMITERS)[number];

/** A first line that tells a spreadsheet what parts the cells, as in `sep=;`; it is no heading. */
const HINT = /^\uFEFF?"?sep=([,;\t|])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** The sign that such a line names; null where the file begins with no such line. */
export const hintedDelimiter = (text: string): CsvDelimiter | null =>
  (HINT.exec(text)?.[1] as CsvDelimiter | undefined) ?? null;

/** A file without such a line. */
export const withoutHint = (text: string): string => text.replace(HINT, '');

/** What parts the cells of a file: what it says itself, else whatever its heading has most of; European spreadsheets write semicolons. */
export const csvDelimiter = (text: string): CsvDelimiter => {
  const hinted = hintedDelimiter(text);
  if (hinted !== null) return hinted;
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counted = DELIMITERS.map((one) => ({ one, count: head.split(one).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).one;
};
