import { unknownHeadings, readPortalLine } from '#core/provisioning/read-portal-line.rule.ts';
import type { PortalFileReader, ReadRecord } from '#core/provisioning/portal-file-reader.port.ts';
import type { Result } from '#core/kernel/result.ts';
import type { PortalLine } from '#core/provisioning/read-portal-line.rule.ts';
import { csvDelimiter } from '#core/zones/csv-delimiter.rule.ts';
import { CsvError, parse } from 'csv-parse';
import { readJsonRecords } from './read-json-records.ts';
import { decodeText, TextFault } from './decode-text.ts';

/** Bytes of a heading at the most; a longer first line is no heading. */
const HEADING = 65536;

/** A record, or why the line is none. */
export const foundOf = (line: number, read: Result<PortalLine, string>): ReadRecord =>
  read.ok ? { is: 'record', record: read.value } : { is: 'refused', line, problem: read.error };

const fault = (problem: string): ReadRecord => ({ is: 'fault', problem });

/** The text with its first line at once, so that what parts its cells is known. */
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
    yield head;
    for (;;) {
      const next = await texts.next();
      if (next.done === true) return;
      yield next.value;
    }
  };
  return { head, rest: rest() };
};

interface CsvRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const readCsv = async function* (texts: AsyncIterator<string>): AsyncGenerator<ReadRecord> {
  const { head, rest } = await withHeading(texts);
  const parser = parse({
    delimiter: csvDelimiter(head),
    ...{ info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 262144 },
  });
  const feeding = (async () => {
    try {
      for await (const text of rest)
        if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
      parser.end();
    } catch (cause) {
      parser.destroy(cause as Error);
    }
  })();
  let headings: readonly string[] | null = null;
  let line = 1;
  for await (const { info, record } of parser as AsyncIterable<CsvRow>) {
    const at = line;
    line = info.lines + 1;
    if (record.every((cell) => cell.trim() === '')) continue;
    if (headings === null) {
      headings = record;
      const unknown = unknownHeadings(headings);
      if (!headings.some((heading) => heading.trim().toLowerCase() === 'record')) {
        yield fault('The first line must name the columns, with one called record');
        return;
      }
      if (unknown.length > 0) {
        yield fault(`Nobody knows a column ${unknown.join(', ')}. Rename or remove it`);
        return;
      }
      continue;
    }
    const { length } = headings;
    if (record.length > length && record.slice(length).some((cell) => cell.trim() !== '')) {
      yield { is: 'refused', line: at, problem: 'It has more cells than there are columns' };
      continue;
    }
    const named = new Map(headings.map((heading, index) => [heading, record[index] ?? '']));
    yield foundOf(at, readPortalLine(at, named));
  }
  await feeding;
  if (headings === null) yield fault('There is nothing in this file');
};

/** Reads files of a whole portal: CSV, or JSON as a list of records or one record a line. */
export const portalFileReader: PortalFileReader = {
  read: async function* (name, bytes) {
    try {
      if (/\.json(l|lines)?$/i.test(name)) yield* readJsonRecords(bytes);
      else yield* readCsv(decodeText(bytes)[Symbol.asyncIterator]());
    } catch (cause) {
      if (cause instanceof TextFault) yield fault(cause.message);
      else if (cause instanceof CsvError)
        yield fault(
          cause.code === 'CSV_MAX_RECORD_SIZE' || cause.code.includes('QUOTE')
            ? 'A quote mark in this file is opened and never closed'
            : `This is no CSV: ${cause.message}`,
        );
      else throw cause;
    }
  },
};
