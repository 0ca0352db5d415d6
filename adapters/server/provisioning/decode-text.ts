/** Thrown when bytes are not valid text. The message tells the user what to do. */
export class TextFault extends Error {
  override readonly name = 'TextFault';
}

const NOT_UTF8 = (line: number): string =>
  `Line ${line} is not UTF-8. Save the file as “CSV UTF-8” and upload it again`;

const isUtf16 = (first: Uint8Array): boolean =>
  (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff);

const linesIn = (bytes: Uint8Array): number => {
  let count = 0;
  for (const byte of bytes) if (byte === 10) count += 1;
  return count;
};

/** Returns the bytes of an incomplete character at the end of `bytes`, which must be valid text up to that character. */
const begunIn = (bytes: Uint8Array): Uint8Array => {
  const at = bytes.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  const lead = bytes[at] ?? 0;
  const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return bytes.length - at < size ? bytes.slice(at) : new Uint8Array();
};

/**
 * Decodes chunks of UTF-8 bytes and counts lines. Throws `TextFault` for invalid UTF-8 and for characters that plain text
 * never contains.
 */
export class TextCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #line = 1;
  /** Bytes of an incomplete character at the end of the last chunk. */
  #begun: Uint8Array = new Uint8Array();
  #isFirst = true;

  /** Returns the decoded text of a chunk, without the byte order mark. */
  take(bytes: Uint8Array): string {
    if (this.#isFirst && isUtf16(bytes))
      throw new TextFault('This file is UTF-16. Save it as “CSV UTF-8” and upload it again');
    this.#isFirst = false;
    try {
      const text = this.#decoder.decode(bytes, { stream: true });
      if (text.includes('\0')) throw new TextFault(`Line ${this.#line} is not text`);
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

  /** Ends the decoding. Throws `TextFault` if the last character is incomplete. */
  end(): string {
    try {
      return this.#decoder.decode();
    } catch {
      // The last character is incomplete.
      throw new TextFault(NOT_UTF8(this.#line));
    }
  }

  /** Returns the number of line breaks before the first invalid byte. */
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
      // The bytes are not valid UTF-8.
      return false;
    }
  }
}

/** Decodes chunks of bytes into chunks of text. */
export const decodeText = async function* (
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, undefined> {
  const check = new TextCheck();
  for await (const chunk of bytes) yield check.take(chunk);
  yield check.end();
  return undefined;
};
