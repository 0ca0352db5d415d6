import { expect, it } from 'vitest';

interface Weighed {
  readonly name: string;
  readonly bytes: number;
  readonly files: number;
}
const { overSection } = (await import(
  /* @vite-ignore */ new URL('../../composition/scripts/size.mjs', import.meta.url).href
)) as { readonly overSection: (section: Weighed) => readonly string[] };

it('a section is over its budget by bytes and by files, each with a line', () => {
  expect(overSection({ name: 'site', bytes: 60_000, files: 10 })).toEqual([]);
  expect(overSection({ name: 'site', bytes: 60_001, files: 10 })).toEqual([
    'site: 60001 bytes of JavaScript, at most 60000',
  ]);
  expect(overSection({ name: 'site', bytes: 1, files: 11 })).toEqual([
    'site: 11 files, at most 10',
  ]);
});
