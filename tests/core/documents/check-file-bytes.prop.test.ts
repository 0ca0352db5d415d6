import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFileBytes } from '#core/documents/check-file-bytes.rule.ts';
import { mediaTypeOf } from '#core/documents/media-type-of.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { plainJpeg, plainPng } from '../../support/image-files.ts';
import { plainPdf } from '../../support/pdf-files.ts';

const FILES = {
  'a.pdf': plainPdf(),
  'a.png': plainPng(),
  'a.jpg': plainJpeg(),
  'a.JPEG': plainJpeg(),
};
const side = fc.integer({ min: 1, max: 10_000 });
const beyond = fc.integer({ min: 10_001, max: 65_535 });
const PICTURES = [
  { name: 'a.png', make: plainPng },
  { name: 'a.jpeg', make: plainJpeg },
] as const;

describe('a file', () => {
  it('is taken as the PDF or picture its name says it is, and as nothing else', () => {
    for (const [name, bytes] of Object.entries(FILES))
      for (const [other, content] of Object.entries(FILES)) {
        const same = mediaTypeOf(name) === mediaTypeOf(other);
        expect(checkFileBytes({ name, bytes: content }) === null, `${name} as ${other}`).toBe(same);
        if (same) expect(checkFileBytes({ name, bytes })).toBeNull();
      }
  });

  it('of any other kind is refused by its name', () => {
    for (const name of ['a.svg', 'a.gif', 'a.webp', 'a.png.exe', '.png', 'png', 'a.pn', ''])
      expect(checkFileBytes({ name, bytes: plainPng() }), name).toBe('kind');
  });

  it('is refused beyond its length and that of its name', () => {
    const long = `${'x'.repeat(LIMITS.newsDocumentName)}.png`;
    expect(checkFileBytes({ name: long, bytes: plainPng() })).toBe('longName');
    const large = new Uint8Array(LIMITS.documentBytes + 1);
    expect(checkFileBytes({ name: 'a.png', bytes: large })).toBe('size');
  });
});

describe('a picture', () => {
  it.each(PICTURES)('$name is taken up to 10,000 pixels on each side', ({ name, make }) => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(checkFileBytes({ name, bytes: make(width, height) })).toBeNull();
      }),
    );
    fc.assert(
      fc.property(side, beyond, fc.boolean(), (small, large, wide) => {
        const bytes = wide ? make(large, small) : make(small, large);
        expect(checkFileBytes({ name, bytes })).toBe('imageSize');
      }),
    );
    expect(checkFileBytes({ name, bytes: make(0, 4) })).toBe('brokenImage');
  });

  it.each(PICTURES)(
    '$name cut off anywhere, or with something behind it, is none',
    ({ name, make }) => {
      const whole = make();
      fc.assert(
        fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
          expect(checkFileBytes({ name, bytes: whole.subarray(0, length) })).not.toBeNull();
        }),
      );
      fc.assert(
        fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (more) => {
          const bytes = Buffer.concat([whole, more, Buffer.from('</script>')]);
          expect(checkFileBytes({ name, bytes })).toBe('brokenImage');
        }),
      );
    },
  );

  it.each(PICTURES)(
    '$name of whatever bytes after its signature is checked, never thrown over',
    ({ name, make }) => {
      fc.assert(
        fc.property(
          fc.uint8Array({ maxLength: 300 }),
          fc.integer({ min: 2, max: 24 }),
          (noise, kept) => {
            const bytes = Buffer.concat([make().subarray(0, kept), noise]);
            expect(() => checkFileBytes({ name, bytes })).not.toThrow();
          },
        ),
      );
    },
  );
});
