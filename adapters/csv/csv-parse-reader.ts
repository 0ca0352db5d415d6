import { err, ok } from '#core/kernel/result.ts';
import { csvDelimiter } from '#core/zones/csv-delimiter.rule.ts';
import { CSV_READER_WORDS, type CsvReader } from '#core/zones/csv-reader.port.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';

interface Read {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** Reads files by csv-parse, on the server and in the browser, which fetches it with the first file; bounded by the rows an import may have. */
export const csvParseReader: CsvReader = {
  read: async (text) => {
    // The one build that runs in both.
    const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
    try {
      const records = parse(text, {
        delimiter: csvDelimiter(text),
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        // The heading, and one more than may be.
        to: ZONE_LIMITS.csvRows + 2,
      }) as unknown as readonly Read[];
      const lines = records
        .map(({ info, record }) => ({ line: info.lines, cells: [...record] }))
        .filter(({ cells }) => hasText(cells));
      if (lines.length > ZONE_LIMITS.csvRows + 1) return err(CSV_READER_WORDS.rows);
      return ok(lines);
    } catch (cause) {
      if (cause instanceof CsvError) return err(CSV_READER_WORDS.quotes);
      throw cause;
    }
  },
};
