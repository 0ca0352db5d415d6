import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

const README = readFileSync(path.join(PROJECT, 'core/README.md'), 'utf8');

/** Returns the words in backquotes at the start of each line of a README part. */
const named = (part: string, begin: RegExp): readonly string[] =>
  part
    .split('\n')
    .map((line) => begin.exec(line)?.[1] ?? '')
    .flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));

const partAfter = (text: string, at: number): string =>
  README.slice(README.indexOf(text)).split('\n\n')[at] ?? '';

const SUFFIXES = named(partAfter('| Suffix', 0), /^\|([^|]+)\|/);
const NOUNS = named(partAfter('Plain nouns', 1), /^- \*\*(.+?)\*\*:/);

const fits = (file: string): boolean => {
  const name = path.basename(file);
  if (SUFFIXES.some((suffix) => name.endsWith(suffix))) return true;
  const noun = name.replace(/\.ts$/, '');
  return (
    !noun.includes('.') &&
    NOUNS.some((known) => (known.startsWith('…') ? noun.endsWith(known.slice(1)) : noun === known))
  );
};

describe('a file of the core says its role', () => {
  it('by its suffix, or it is a noun that core/README.md names', () => {
    const files = execFileSync('git', ['ls-files', 'core'], { cwd: PROJECT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => !fits(file))).toEqual([]);
  });

  it.each(['core/news/news-helper.ts', 'core/news/utils.ts', 'core/news/save.service.ts'])(
    '%s is reported',
    (file) => expect(fits(file)).toBe(false),
  );
});
