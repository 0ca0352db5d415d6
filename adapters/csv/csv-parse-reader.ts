import { err, ok } from '#core/kernel/result.ts';
import { csvDelimiter, hintedDelimiter } from '#core/zones/csv-delimiter.rule.ts';
import { CSV_READER_TEXT, type CsvLine, type CsvReader } from '#core/zones/csv-reader.port.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** Reads CSV files with csv-parse, on the server and in the browser. Reading stops one row after the row limit of an import. */
export const csvParseReader: CsvReader = {
  read: async (text) => {
    // This is the only build of csv-parse that runs both on the server and in the browser.
    const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
    try {
      const lines: CsvLine[] = [];
      let widest = 0;
      // Normalizes line breaks, so that line numbers match a text editor even when a cell contains line breaks.
      parse(text.replaceAll('\r\n', '\n'), {
        delimiter: csvDelimiter(text),
        from_line: hintedDelimiter(text) === null ? 1 : 2,
        // Allows quotes inside an unquoted cell, for example in `36" wide`.
        relax_quotes: true,
        // Collects each record together with its line number, because the parser itself stores no records.
        on_record: (cells: string[], { lines: line }) => {
          widest = Math.max(widest, cells.length);
          if (widest <= ZONE_LIMITS.csvCells && hasText(cells)) lines.push({ line, cells });
          return null;
        },
        relax_column_count: true,
        skip_empty_lines: true,
        // Reads the heading and one row more than allowed, so that a file with too many rows is detected.
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
