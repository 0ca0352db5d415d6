import { err, ok } from '#core/kernel/result.ts';
import { csvDelimiter, hintedDelimiter } from '#core/zones/csv-delimiter.rule.ts';
import { CSV_READER_TEXT, type CsvLine, type CsvReader } from '#core/zones/csv-reader.port.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** Reads files by csv-parse, on the server and in the browser, which fetches it with the first file; bounded by the rows an import may have. */
export const csvParseReader: CsvReader = {
  read: async (text) => {
    // The one build that runs in both.
    const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
    try {
      const lines: CsvLine[] = [];
      let widest = 0;
      // Lines are counted as people see them, also where a cell has some.
      parse(text.replaceAll('\r\n', '\n'), {
        delimiter: csvDelimiter(text),
        from_line: hintedDelimiter(text) === null ? 1 : 2,
        // The inch mark of `36" wide` belongs to its cell.
        relax_quotes: true,
        // Each with its line; the parser itself keeps nothing.
        on_record: (cells: string[], { lines: line }) => {
          widest = Math.max(widest, cells.length);
          if (widest <= ZONE_LIMITS.csvCells && hasText(cells)) lines.push({ line, cells });
          return null;
        },
        relax_column_count: true,
        skip_empty_lines: true,
        // The heading, and one more than may be.
        to: ZONE_LIMITS.csvRows + 2,
      });
      if (widest > ZONE_LIMITS.csvCells) return err(CSV_READER_TEXT.cells);
      if (lines.length > ZONE_LIMITS.csvRows + 1) return err(CSV_READER_TEXT.rows);
      return ok(lines);
    } catch (cause) {
      if (cause instanceof CsvError) return err(CSV_READER_TEXT.quotes);
      throw cause;
    }
  },
};
