import { describe, expect, it } from 'vitest';
import { printablePicture } from '#core/branding/printable-picture.use-case.ts';
import { plainPng, plainWebp } from '#tests/support/image-files.ts';

const WEBP = { name: 'Logo.WebP', bytes: plainWebp(400, 100) };

/** Creates a drawer that returns files with these byte counts, by requested size. */
const drawer = (sizes: Readonly<Record<number, number>>) => {
  const asked: number[] = [];
  return {
    asked,
    png: (_bytes: Uint8Array, most: number) => {
      asked.push(most);
      const size = sizes[most];
      return Promise.resolve(size === undefined ? null : new Uint8Array(size));
    },
  };
};

describe('a logo that would stand on paper', () => {
  it('becomes a PNG where it is a WebP', async () => {
    const drawn = drawer({ 4000: 900 });
    for (const field of ['headerLogoUrl', 'reportLogoUrl'] as const)
      expect(await printablePicture(drawn, field, WEBP)).toMatchObject({
        name: 'Logo.png',
        bytes: { length: 900 },
      });
    expect(drawn.asked).toEqual([4000, 4000]);
  });

  it('is drawn smaller until it may be stored, and stays what it is where nothing helps', async () => {
    const large = drawer({ 4000: 600_000, 1600: 524_289, 800: 524_288 });
    expect((await printablePicture(large, 'reportLogoUrl', WEBP)).bytes.length).toBe(524_288);
    expect(large.asked).toEqual([4000, 1600, 800]);
    for (const nothing of [drawer({}), drawer({ 4000: 9e5, 1600: 8e5, 800: 7e5 })])
      expect(await printablePicture(nothing, 'reportLogoUrl', WEBP)).toBe(WEBP);
  });

  it('is left to the server where it is something else, or stands on no paper', async () => {
    const drawn = drawer({ 4000: 900 });
    const png = { name: 'logo.png', bytes: plainPng(60, 40) };
    const none = { name: 'logo.webp', bytes: new Uint8Array(9) };
    const moving = { ...WEBP, bytes: plainWebp(400, 100, true) };
    for (const file of [png, none, moving])
      expect(await printablePicture(drawn, 'headerLogoUrl', file)).toBe(file);
    for (const field of ['darkHeaderLogoUrl', 'loginImageUrl', 'faviconUrl'] as const)
      expect(await printablePicture(drawn, field, WEBP)).toBe(WEBP);
    expect(drawn.asked).toEqual([]);
  });
});
