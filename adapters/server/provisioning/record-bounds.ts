import { TextFault } from './decode-text.ts';

/** Limits of one record in a file, checked before it is parsed: its bytes, and the nesting of lists and objects. */
export const RECORD_LIMITS = { bytes: 256 * 1024, depth: 4 } as const;

const LONG = `A record has at most ${RECORD_LIMITS.bytes / 1024} kB`;
const [TAB, LINE_END, RETURN, SPACE, QUOTE, COMMA, BACKSLASH] = [9, 10, 13, 32, 34, 44, 92];
const OPENS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSES: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** Characters between JSON records. */
const BETWEEN: ReadonlySet<number> = new Set([TAB, LINE_END, RETURN, SPACE, COMMA]);

/**
 * Passes on the bytes of a CSV file unchanged, and throws when a record is too long. A parser would first read the whole
 * record into memory.
 */
export const boundCsv = async function* (
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, undefined> {
  let [line, begun, size, isQuoted] = [1, 1, 0, false];
  for await (const chunk of bytes) {
    // An index loop, because an iterator takes five times as long and blocks other requests.
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      size += 1;
      if (size > RECORD_LIMITS.bytes)
        throw new TextFault(
          `The record that begins in line ${begun} is too long. ${LONG}; look for a quote mark that is opened and never closed`,
        );
      if (byte === QUOTE) isQuoted = !isQuoted;
      if (byte === LINE_END) line += 1;
      if ((byte === LINE_END || byte === RETURN) && !isQuoted) [size, begun] = [0, line];
    }
    yield chunk;
  }
  return undefined;
};

/**
 * Scans the bytes of a JSON text ahead of its parser. It determines the line on which each record starts, and whether a
 * record is too long or nested too deeply.
 */
export class JsonBounds {
  readonly #outer: number;
  /** Start lines of records, and the number of those already taken. */
  readonly #begun: number[] = [];
  #taken = 0;
  #line: number;
  #depth = 0;
  /** Bytes of the current record; 0 between two records. */
  #size = 0;
  #isText = false;
  #isEscaped = false;

  /** `outer` is the depth of the records, which is 1 within a list. `linesBefore` counts the lines already read. */
  constructor(outer: 0 | 1, linesBefore: number) {
    this.#outer = outer;
    this.#line = linesBefore + 1;
  }

  /** The current line of the scan. */
  get line(): number {
    return this.#line;
  }

  /** Returns the start line of the next record, in order. */
  takeBegun(): number {
    this.#taken += 1;
    return this.#begun[this.#taken - 1] ?? this.#line;
  }

  /** Throws `TextFault` at the first byte beyond a limit. */
  note(bytes: Uint8Array): void {
    this.#begun.splice(0, this.#taken);
    this.#taken = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === LINE_END) this.#line += 1;
      if (this.#isText) this.#noteText(byte);
      else this.#noteSign(byte);
    }
  }

  #count(): void {
    this.#size += 1;
    if (this.#size > RECORD_LIMITS.bytes)
      throw new TextFault(`The record that ends after line ${this.#line} is too long. ${LONG}`);
  }

  #noteText(byte: number): void {
    this.#count();
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) {
      this.#isText = false;
      this.#endOuter();
    }
  }

  #noteSign(byte: number): void {
    if (CLOSES.has(byte)) {
      this.#depth -= 1;
      this.#count();
      this.#endOuter();
      return;
    }
    const isOuter = this.#depth === this.#outer;
    if (isOuter && BETWEEN.has(byte)) {
      this.#size = 0;
      return;
    }
    if (isOuter && this.#size === 0) this.#begun.push(this.#line);
    if (this.#depth >= this.#outer) this.#count();
    if (byte === QUOTE) this.#isText = true;
    if (!OPENS.has(byte)) return;
    this.#depth += 1;
    if (this.#depth > this.#outer + RECORD_LIMITS.depth)
      throw new TextFault(`Line ${this.#line} has lists in lists. A record holds one list at most`);
  }

  #endOuter(): void {
    if (this.#depth === this.#outer) this.#size = 0;
  }
}
