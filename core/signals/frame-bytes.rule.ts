/** The Windows-1252 characters for bytes 0x80 to 0x9F. Panels and receivers use this encoding. */
const WINDOWS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** The character that stands for a byte lost in transmission. */
const LOST = '\ufffd';

/** Returns the Windows-1252 byte of each character, or null if a character is not in Windows-1252. */
const singleBytes = (text: string): readonly number[] | null => {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const high = WINDOWS_1252.indexOf(text.charAt(index));
    if (code > 0xff && high < 0) return null;
    bytes.push(code > 0xff ? 0x80 + high : code);
  }
  return bytes;
};

const utf8Bytes = (text: string): readonly number[] => {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 0x3f),
        0x80 | ((code >> 6) & 0x3f),
        0x80 | (code & 0x3f),
      );
  }
  return bytes;
};

/**
 * Returns the possible bytes of a frame: first one byte per character, as most senders use, then UTF-8. Only UTF-8 is
 * possible if a character does not fit in one byte.
 */
export const frameBytes = (text: string): readonly (readonly number[])[] => {
  const single = singleBytes(text);
  return single === null ? [utf8Bytes(text)] : [single, utf8Bytes(text)];
};

/** Checks whether a byte of a frame was lost in transmission. The checksum of such a frame proves nothing. */
export const hasLostBytes = (text: string): boolean => text.includes(LOST);
