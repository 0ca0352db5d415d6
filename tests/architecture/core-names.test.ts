import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

const README = readFileSync(path.join(PROJECT, 'core/README.md'), 'utf8');

/** What stands between backquotes in the first column of the table that begins so. */
const named = (heading: string): readonly string[] => {
  const table = README.slice(README.indexOf(`| ${heading}`)).split('\n\n')[0] ?? '';
  const first = table.split('\n').map((line) => line.split('|')[1] ?? '');
  return first.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
};

const SUFFIXES = named('Suffix');
const NOUNS = named('Plain noun');

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
