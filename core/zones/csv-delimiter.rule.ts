const DELIMITERS = [',', ';', '\t'] as const;
export type CsvDelimiter = (typeof DELIMITERS)[number];

/** What parts the cells of a file: whatever its heading has most of; European spreadsheets write semicolons. */
export const csvDelimiter = (text: string): CsvDelimiter => {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counted = DELIMITERS.map((one) => ({ one, count: head.split(one).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).one;
};
