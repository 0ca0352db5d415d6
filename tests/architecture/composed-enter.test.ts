import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Files that act on Enter where nobody types, and where the key is pressed. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  'ui/kit/data-list/row-keys.ts': 'on a row of a list',
  'ui/kit/dates/calendar-press.rule.ts': 'on a day of the calendar',
};

/** Comparisons with the key Enter, and lists of keys with it. */
const ACTS = /(?:===|!==) 'Enter'|\['Enter', ['"]/;

it('Enter that ends the composing of a character is told from Enter that acts, in every field', () => {
  const files = execFileSync('git', ['ls-files', 'ui/*.ts', 'ui/*.tsx'], { cwd: PROJECT })
    .toString()
    .trim()
    .split('\n');
  const acting = files.filter((file) => ACTS.test(readFileSync(join(PROJECT, file), 'utf8')));
  expect(acting).toEqual(expect.arrayContaining(Object.keys(NOT_TYPED)));
  expect(acting.length).toBeGreaterThan(6);
  const deaf = acting.filter(
    (file) =>
      NOT_TYPED[file] === undefined &&
      !readFileSync(join(PROJECT, file), 'utf8').includes('sComposing'),
  );
  expect(deaf).toEqual([]);
});
