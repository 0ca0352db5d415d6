import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Matches type and breakpoints in pixels, which do not follow the font size that is set in the browser. */
const IN_PIXELS = /(?:fontSize|lineHeight): '[\d.]+px'|\((?:min|max)-(?:width|height): [\d.]+px\)/g;

/** The pictures of screens and prints in the branding editor are drawn to scale. */
const DRAWN_TO_SCALE = /^branding\//;

it('has type and breakpoints in rem, so that larger text gets the layout of a smaller window', () => {
  const files = readdirSync('ui', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !DRAWN_TO_SCALE.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    (readFileSync(`ui/${file}`, 'utf8').match(IN_PIXELS) ?? []).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
  // A planted violation is found.
  expect("'@media (max-width: 640px)': { fontSize: '13px' }".match(IN_PIXELS)).toHaveLength(2);
});
