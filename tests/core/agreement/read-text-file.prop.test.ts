import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countWords,
  readTextFile,
  refuseTextFile,
  TEXT_FILE_TEXT,
} from '#core/agreement/read-text-file.rule.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Generates realistic texts: any letters, no null character, and not only spaces. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  .map((one) => `§${one.replaceAll('\0', '').replaceAll('\r', '')}§`);

describe('the file of a text to publish', () => {
  it('is read as it was written in UTF-8, with or without its mark, line ends alike', () => {
    fc.assert(
      fc.property(text, fc.boolean(), fc.constantFrom('\n', '\r\n', '\r'), (one, mark, end) => {
        const written = `${mark ? '\uFEFF' : ''}${one}${end}${end}${one}${end}`;
        expect(readTextFile('terms', bytes(written))).toEqual({
          ok: true,
          value: `${one}\n\n${one}`,
        });
      }),
    );
  });

  it('is refused in words where it is of another encoding, empty or too long', () => {
    const wide = new Uint8Array(Buffer.from('\uFEFFTerms of use', 'utf16le'));
    const latin = Uint8Array.of(0x54, 0xe9, 0x72, 0x6d, 0x73);
    for (const one of [wide, latin, Uint8Array.of(0x50, 0x4b, 3, 4), Uint8Array.of(0, 1, 2)])
      expect(readTextFile('terms', one)).toEqual({ ok: false, error: TEXT_FILE_TEXT.encoding });
    expect(readTextFile('terms', bytes(' \n'))).toEqual({
      ok: false,
      error: TEXT_FILE_TEXT.empty,
    });
    expect(readTextFile('terms', bytes('x'.repeat(100_001)))).toEqual({
      ok: false,
      error: TEXT_FILE_TEXT.size(100_000),
    });
    expect(readTextFile('terms', bytes('x'.repeat(100_000))).ok).toBe(true);
  });

  it('is not read at all by a wrong name or size', () => {
    expect(refuseTextFile('terms', { name: 'Terms.MD', size: 400_000 })).toBeNull();
    expect(refuseTextFile('terms', { name: 'terms.txt', size: 400_001 })).toBe(
      TEXT_FILE_TEXT.size(100_000),
    );
    expect(refuseTextFile('terms', { name: 'terms.docx', size: 10 })).toBe(TEXT_FILE_TEXT.name);
  });

  it('has as many words as were parted', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/)), (words) => {
        expect(countWords(`  ${words.join(' \n ')} `)).toBe(words.length);
      }),
    );
  });
});
