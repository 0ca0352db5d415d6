import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { PROJECT } from './project.ts';

/** Catalog texts of two or more words. Single words such as "Error" are left out, because the code also uses them for other purposes. */
const SENTENCES = Object.values(MESSAGES).filter((text) => text.includes(' '));

/** Joins all lines, because JSX splits sentences across lines, and removes comments, which may quote sentences. */
const flat = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&apos;', "'");

const catalogueTextIn = (source: string): readonly string[] =>
  SENTENCES.filter((text) => flat(source).includes(text));

const files = (...folders: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...folders], { cwd: PROJECT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && file !== 'core/kernel/messages.ts');

describe('the words of the message catalogue (spec §5, §8) stand once', () => {
  it('in core/kernel/messages.ts and in no other file of the product', () => {
    const read = files('core', 'adapters', 'ui', 'composition');
    expect(read.length).toBeGreaterThan(800);
    const twice = read.flatMap((file) =>
      catalogueTextIn(readFileSync(join(PROJECT, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(twice).toEqual([]);
  });

  it('and are found where somebody writes them again', () => {
    expect(SENTENCES.length).toBeGreaterThan(40);
    for (const text of SENTENCES) {
      expect(
        catalogueTextIn(`const A = () => <p>\n  ${text.replaceAll(' ', '\n  ')}\n</p>;`),
      ).toContain(text);
      expect(catalogueTextIn(`const words = '${text}';`)).toContain(text);
    }
  });
});
