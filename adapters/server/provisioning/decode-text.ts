/** The bytes are no text that can be read; in words what to do. */
export class TextFault extends Error {
  override readonly name = 'TextFault';
}

const NOT_UTF8 = (line: number): string =>
  `Line ${line} is not UTF-8. Save the file as “CSV UTF-8” and hand it in again`;

const isUtf16 = (first: Uint8Array): boolean =>
  (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff);

const linesIn = (bytes: Uint8Array): number => {
  let count = 0;
  for (const byte of bytes) if (byte === 10) count += 1;
  return count;
};

/** The last character, where its other bytes are missing; of text that was read without fault. */
const begunIn = (bytes: Uint8Array): Uint8Array => {
  const at = bytes.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  const lead = bytes[at] ?? 0;
  const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return bytes.length - at < size ? bytes.slice(at) : new Uint8Array();
};

/** Checks bytes bit by bit: whole UTF-8, without a sign that text never has. Throws `TextFault`. */
export class TextCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #line = 1;
  /** A character that was begun and goes on in the next bytes. */
  #begun: Uint8Array = new Uint8Array();
  #isFirst = true;

  /** The text of these bytes; the mark before the first is left out. */
  take(bytes: Uint8Array): string {
    if (this.#isFirst && isUtf16(bytes))
      throw new TextFault('This file is UTF-16. Save it as “CSV UTF-8” and hand it in again');
    this.#isFirst = false;
    try {
      const text = this.#decoder.decode(bytes, { stream: true });
      if (text.includes('\0')) throw new TextFault(`Line ${this.#line} is no text`);
      this.#line += linesIn(bytes);
      this.#begun = begunIn(Buffer.concat([this.#begun, bytes]));
      return text;
    } catch (cause) {
      if (cause instanceof TextFault) throw cause;
      throw new TextFault(
        NOT_UTF8(this.#line + this.#goodLines(Buffer.concat([this.#begun, bytes]))),
      );
    }
  }

  /** What was begun and never ended is no text. */
  end(): string {
    try {
      return this.#decoder.decode();
    } catch {
      // The last character is cut; the words say where.
      throw new TextFault(NOT_UTF8(this.#line));
    }
  }

  /** Line ends before the first byte that is wrong. */
  #goodLines(bytes: Uint8Array): number {
    let low = 0;
    let high = bytes.length;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const isGood = this.#isText(bytes.subarray(0, middle));
      if (isGood) low = middle;
      else high = middle - 1;
    }
    return linesIn(bytes.subarray(0, low));
  }

  #isText(bytes: Uint8Array): boolean {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
      return true;
    } catch {
      // That is the answer.
      return false;
    }
  }
}

/** Bytes as text, bit by bit. */
export const decodeText = async function* (
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, undefined> {
  const check = new TextCheck();
  for await (const chunk of bytes) yield check.take(chunk);
  yield check.end();
  return undefined;
};
