import { err, ok } from '#core/kernel/result.ts';
import { csvDelimiter } from '#core/zones/csv-delimiter.rule.ts';
import { CSV_READER_WORDS, type CsvReader } from '#core/zones/csv-reader.port.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';

/** Reads files in the browser by Papa Parse, which is fetched with the first of them. */
export const papaCsvReader: CsvReader = {
  read: async (text) => {
    const { default: papa } = await import('papaparse');
    let ends = 0;
    const faults: string[] = [];
    const lines: { readonly line: number; readonly cells: readonly string[] }[] = [];
    papa.parse<string[]>(text, {
      delimiter: csvDelimiter(text),
      skipEmptyLines: false,
      step: ({ data, errors }, parser) => {
        for (const { type } of errors) if (type === 'Quotes') faults.push(type);
        ends += 1 + data.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
        if (data.some((cell) => cell.trim() !== '')) lines.push({ line: ends, cells: data });
        if (lines.length > ZONE_LIMITS.csvRows + 1) parser.abort();
      },
    });
    if (lines.length > ZONE_LIMITS.csvRows + 1) return err(CSV_READER_WORDS.rows);
    return faults.length > 0 ? err(CSV_READER_WORDS.quotes) : ok(lines);
  },
};
