import { TextFault } from './decode-text.ts';

/** Limits of one record, checked before the record is parsed: size in bytes, and nesting depth of arrays and objects. */
export const RECORD_LIMITS = { bytes: 256 * 1024, depth: 4 } as const;

const LONG = `A record can have at most ${RECORD_LIMITS.bytes / 1024} kB`;
const [TAB, LINE_END, RETURN, SPACE, QUOTE, COMMA, BACKSLASH] = [9, 10, 13, 32, 34, 44, 92];
const OPENS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSES: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** Bytes allowed between JSON records. */
const BETWEEN: ReadonlySet<number> = new Set([TAB, LINE_END, RETURN, SPACE, COMMA]);

/** Yields the bytes of a CSV file unchanged. Throws at a record that is too long, before the parser reads the whole record into memory. */
export const boundCsv = async function* (
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, undefined> {
  let [line, begun, size, isQuoted] = [1, 1, 0, false];
  for await (const chunk of bytes) {
    // An index loop, because an iterator is five times slower than an index and would block other requests.
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      size += 1;
      if (size > RECORD_LIMITS.bytes)
        throw new TextFault(
          `The record that starts on line ${begun} is too long. ${LONG}; look for a quotation mark that is never closed`,
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
 * Scans JSON bytes ahead of the parser. Finds the line on which each record starts, and throws for records that are too
 * long or nested too deeply.
 */
export class JsonBounds {
  readonly #outer: number;
  /** Start lines of scanned records, and how many of these lines were already returned. */
  readonly #begun: number[] = [];
  #taken = 0;
  #line: number;
  #depth = 0;
  /** Size of the current record in bytes; 0 between records. */
  #size = 0;
  #isText = false;
  #isEscaped = false;

  /**
   * `outer` is the nesting depth of the records: 1 inside an array, otherwise 0. `linesBefore` is the number of lines
   * before the scanned bytes.
   */
  constructor(outer: 0 | 1, linesBefore: number) {
    this.#outer = outer;
    this.#line = linesBefore + 1;
  }

  /** The line that the scanner has reached. */
  get line(): number {
    return this.#line;
  }

  /** Returns the start line of the next record. */
  takeBegun(): number {
    this.#taken += 1;
    return this.#begun[this.#taken - 1] ?? this.#line;
  }

  /** Scans bytes. Throws `TextFault` at the first byte beyond a limit. */
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
      throw new TextFault(
        `Line ${this.#line} has lists in lists. A record can have one level of lists`,
      );
  }

  #endOuter(): void {
    if (this.#depth === this.#outer) this.#size = 0;
  }
}
