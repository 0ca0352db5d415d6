import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeFileBytes } from '#core/documents/judge-file-bytes.rule.ts';
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
        expect(judgeFileBytes({ name, bytes: content }) === null, `${name} as ${other}`).toBe(same);
        if (same) expect(judgeFileBytes({ name, bytes })).toBeNull();
      }
  });

  it('of any other kind is refused by its name', () => {
    for (const name of ['a.svg', 'a.gif', 'a.webp', 'a.png.exe', '.png', 'png', 'a.pn', ''])
      expect(judgeFileBytes({ name, bytes: plainPng() }), name).toBe('kind');
  });

  it('is refused beyond its length and that of its name', () => {
    const long = `${'x'.repeat(LIMITS.newsDocumentName)}.png`;
    expect(judgeFileBytes({ name: long, bytes: plainPng() })).toBe('longName');
    const large = new Uint8Array(LIMITS.documentBytes + 1);
    expect(judgeFileBytes({ name: 'a.png', bytes: large })).toBe('size');
  });
});

describe('a picture', () => {
  it.each(PICTURES)('$name is taken up to 10,000 pixels on each side', ({ name, make }) => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(judgeFileBytes({ name, bytes: make(width, height) })).toBeNull();
      }),
    );
    fc.assert(
      fc.property(side, beyond, fc.boolean(), (small, large, wide) => {
        const bytes = wide ? make(large, small) : make(small, large);
        expect(judgeFileBytes({ name, bytes })).toBe('imageSize');
      }),
    );
    expect(judgeFileBytes({ name, bytes: make(0, 4) })).toBe('brokenImage');
  });

  it.each(PICTURES)(
    '$name cut off anywhere, or with something behind it, is none',
    ({ name, make }) => {
      const whole = make();
      fc.assert(
        fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
          expect(judgeFileBytes({ name, bytes: whole.subarray(0, length) })).not.toBeNull();
        }),
      );
      fc.assert(
        fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (more) => {
          const bytes = Buffer.concat([whole, more, Buffer.from('</script>')]);
          expect(judgeFileBytes({ name, bytes })).toBe('brokenImage');
        }),
      );
    },
  );

  it.each(PICTURES)(
    '$name of whatever bytes after its signature is judged, never thrown over',
    ({ name, make }) => {
      fc.assert(
        fc.property(
          fc.uint8Array({ maxLength: 300 }),
          fc.integer({ min: 2, max: 24 }),
          (noise, kept) => {
            const bytes = Buffer.concat([make().subarray(0, kept), noise]);
            expect(() => judgeFileBytes({ name, bytes })).not.toThrow();
          },
        ),
      );
    },
  );
});
