import { JSONParser, TokenType } from '@streamparser/json';
import type { ReadRecord } from '#core/provisioning/portal-file-reader.port.ts';
import { readPortalObject } from '#core/provisioning/read-portal-line.rule.ts';
import { TextCheck, TextFault } from './decode-text.ts';

const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const OPENS = 0x5b;

/** The line each record begins on, from where its bytes stand. */
class LineCounter {
  #offset = 0;
  #line = 1;
  readonly #ends: number[] = [];

  note(bytes: Uint8Array): void {
    for (const [at, byte] of bytes.entries()) if (byte === 10) this.#ends.push(this.#offset + at);
    this.#offset += bytes.length;
  }

  /** Offsets are asked for in their order. */
  lineAt(offset: number): number {
    while (this.#ends.length > 0 && (this.#ends[0] ?? 0) < offset) {
      this.#ends.shift();
      this.#line += 1;
    }
    return this.#line;
  }
}

/** Records of a JSON text one after the other: a list of them, or one behind the other. */
export const readJsonRecords = async function* (
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ReadRecord, undefined> {
  const check = new TextCheck();
  const lines = new LineCounter();
  const found: ReadRecord[] = [];
  let parser: JSONParser | null = null;
  let depth = 0;
  let line = 0;
  /** Bytes before the first record. */
  let skipped = 0;
  const begin = (isList: boolean): JSONParser => {
    const made = new JSONParser({
      ...{ paths: [isList ? '$.*' : '$'], keepStack: false },
      ...(!isList && { separator: '' }),
    });
    const outer = isList ? 1 : 0;
    made.onToken = ({ offset, token }) => {
      if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
        // Records on one line are counted on, so that none has the line of another.
        if (depth === outer) line = Math.max(line + 1, lines.lineAt(skipped + offset));
        depth += 1;
      }
      if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    };
    made.onValue = ({ value }) => {
      const read = readPortalObject(line, value);
      found.push(
        read.ok
          ? { is: 'record', record: read.value }
          : { is: 'refused', line, problem: read.error },
      );
    };
    made.onError = (cause) => {
      throw new TextFault(`Line ${lines.lineAt(Infinity)} is no JSON: ${cause.message}`);
    };
    return made;
  };
  for await (const chunk of bytes) {
    check.take(chunk);
    const at = parser === null ? chunk.findIndex((byte) => !SPACE.has(byte)) : 0;
    // Spaces, and the mark of the encoding, before the first record.
    lines.note(chunk);
    if (parser === null) skipped += at === -1 ? chunk.length : at;
    if (at === -1) continue;
    parser ??= begin(chunk[at] === OPENS);
    parser.write(chunk.subarray(at));
    yield* found.splice(0);
  }
  check.end();
  if (parser === null) throw new TextFault('There is nothing in this file');
  if (!parser.isEnded) parser.end();
  yield* found.splice(0);
  return undefined;
};
