import { Readable, pipeline } from 'node:stream';
import {
  fewNames,
  readPortalLine,
  repeatedHeadings,
  unknownHeadings,
} from '#core/provisioning/read-portal-line.rule.ts';
import type { PortalFileReader, ReadRecord } from '#core/provisioning/portal-file-reader.port.ts';
import { withoutShield } from '#core/kernel/csv-text.rule.ts';
import type { Result } from '#core/kernel/result.ts';
import type { PortalLine } from '#core/provisioning/read-portal-line.rule.ts';
import { csvDelimiter } from '#core/zones/csv-delimiter.rule.ts';
import { CsvError, parse } from 'csv-parse';
import { readJsonRecords } from './read-json-records.ts';
import { decodeText, TextFault } from './decode-text.ts';
import { boundCsv, RECORD_LIMITS } from './record-bounds.ts';

/** Maximum size of a heading in bytes. */
const HEADING = 65536;

/** Converts a parsed line into a record, or into a refusal with the reason. */
export const foundOf = (line: number, read: Result<PortalLine, string>): ReadRecord =>
  read.ok ? { is: 'record', record: read.value } : { is: 'refused', line, problem: read.error };

const fault = (problem: string): ReadRecord => ({ is: 'fault', problem });

/** Reads chunks of text until the first line is complete, and detects the delimiter from that line. */
const withHeading = async (
  texts: AsyncIterator<string>,
): Promise<{ readonly head: string; readonly rest: AsyncGenerator<string> }> => {
  let head = '';
  while (!/[\r\n]/.test(head) && head.length < HEADING) {
    const next = await texts.next();
    if (next.done === true) break;
    head += next.value;
  }
  const rest = async function* (): AsyncGenerator<string> {
    try {
      yield head;
      for (;;) {
        const next = await texts.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await texts.return?.();
    }
  };
  return { head, rest: rest() };
};

/** Counts the line break characters within a record as the parser does: CRLF counts as two. */
const linesWithin = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + cell.split(/[\r\n]/).length - 1, 0);

const pairsWithin = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + cell.split('\r\n').length - 1, 0);

interface CsvRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Returns the reason why the headings are invalid, or null if they are valid. */
const headingFault = (headings: readonly string[]): string | null => {
  const unknown = unknownHeadings(headings);
  const repeated = repeatedHeadings(headings);
  if (!headings.some((heading) => heading.trim().toLowerCase() === 'record'))
    return 'The first line must have the column headings, including record';
  if (unknown.length > 0) return `Unknown column ${fewNames(unknown)}. Rename or remove it`;
  return repeated.length > 0 ? `The column ${fewNames(repeated)} appears twice. Remove one` : null;
};

const readRow = (headings: readonly string[], line: number, row: readonly string[]): ReadRecord => {
  if (row.slice(headings.length).some((cell) => cell.trim() !== ''))
    return { is: 'refused', line, problem: 'It has more cells than the heading line' };
  const named = headings.map(
    (heading, index) => [heading, withoutShield(row[index] ?? '')] as const,
  );
  return foundOf(
    line,
    readPortalLine(line, new Map(named.filter(([heading, text]) => heading !== '' || text !== ''))),
  );
};

const readCsv = async function* (texts: AsyncIterator<string>): AsyncGenerator<ReadRecord> {
  const { head, rest } = await withHeading(texts);
  const parser = parse({
    delimiter: csvDelimiter(head),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_LIMITS.bytes,
  });
  // Each stream closes the other stream when it ends, so that no file stays open after an error. The parser throws the error.
  pipeline(Readable.from(rest), parser, () => undefined);
  let headings: readonly string[] | null = null;
  let pairs = 0;
  for await (const { info, record } of parser as AsyncIterable<CsvRow>) {
    const line = info.lines - linesWithin(record) - pairs;
    pairs += pairsWithin(record);
    if (record.every((cell) => cell.trim() === '')) continue;
    if (headings === null) {
      const problem = headingFault(record);
      if (problem !== null) {
        yield fault(problem);
        return;
      }
      headings = record;
    } else yield readRow(headings, line, record);
  }
  if (headings === null) yield fault('This file is empty');
};

/** Reads import files of a whole portal: CSV, a JSON array of records, or JSON with one record per line. */
export const portalFileReader: PortalFileReader = {
  read: async function* (name, bytes) {
    try {
      if (/\.json(l|lines)?$/i.test(name)) yield* readJsonRecords(bytes);
      else yield* readCsv(decodeText(boundCsv(bytes))[Symbol.asyncIterator]());
    } catch (cause) {
      if (cause instanceof TextFault) yield fault(cause.message);
      else if (cause instanceof CsvError)
        yield fault(
          cause.code === 'CSV_MAX_RECORD_SIZE' || cause.code.includes('QUOTE')
            ? 'A quotation mark in this file is never closed'
            : `This is not CSV: ${cause.message}`,
        );
      else throw cause;
    }
  },
};
