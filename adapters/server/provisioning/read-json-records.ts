import { JSONParser } from '@streamparser/json';
import type { ReadRecord } from '#core/provisioning/portal-file-reader.port.ts';
import { readPortalObject } from '#core/provisioning/read-portal-line.rule.ts';
import { TextCheck, TextFault } from './decode-text.ts';
import { JsonBounds } from './record-bounds.ts';

const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const OPENS = 0x5b;

/** A JSON parser, and the scanner that counts lines ahead of the parser. */
interface Reading {
  readonly parser: JSONParser;
  readonly bounds: JsonBounds;
}

const begin = (isList: boolean, found: ReadRecord[], skipped: number): Reading => {
  const bounds = new JsonBounds(isList ? 1 : 0, skipped);
  const parser = new JSONParser({
    paths: [isList ? '$.*' : '$'],
    keepStack: false,
    ...(!isList && { separator: '' }),
  });
  let line = 0;
  parser.onValue = ({ value }) => {
    // Records on the same line get increasing line numbers, so that each number is unique.
    line = Math.max(line + 1, bounds.takeBegun());
    const read = readPortalObject(line, value);
    found.push(
      read.ok ? { is: 'record', record: read.value } : { is: 'refused', line, problem: read.error },
    );
  };
  parser.onError = (cause) => {
    // Errors thrown in `onValue` arrive here too.
    if (cause instanceof TextFault) throw cause;
    throw new TextFault(`Line ${bounds.line} is not JSON: ${cause.message}`);
  };
  return { parser, bounds };
};

/** Yields the records of a JSON text, which is either an array of objects or a sequence of objects. */
export const readJsonRecords = async function* (
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ReadRecord, undefined> {
  const check = new TextCheck();
  const found: ReadRecord[] = [];
  let reading: Reading | null = null;
  /** Number of line breaks before the first record. */
  let skipped = 0;
  for await (const chunk of bytes) {
    check.take(chunk);
    // Skips white space and the byte order mark before the first record.
    const at = reading === null ? chunk.findIndex((byte) => !SPACE.has(byte)) : 0;
    const before = at === -1 ? chunk : chunk.subarray(0, at);
    for (const byte of before) if (byte === 10) skipped += 1;
    if (at === -1) continue;
    reading ??= begin(chunk[at] === OPENS, found, skipped);
    const rest = chunk.subarray(at);
    reading.bounds.note(rest);
    reading.parser.write(rest);
    yield* found.splice(0);
  }
  check.end();
  if (reading === null) throw new TextFault('This file is empty');
  if (!reading.parser.isEnded) reading.parser.end();
  yield* found.splice(0);
  return undefined;
};
