import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_LINES } from '#adapters/server/settings/settings.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const README = readFileSync(join(PROJECT, 'composition', 'deploy', 'README.md'), 'utf8');
const section =
  README.slice(README.indexOf('\n## Settings\n')).split(/\n## (?!Settings\n)/)[0] ?? '';
const listed = section.split('\n').filter((line) => line.startsWith('- '));

const lineOf = ({ fallback, meaning, name }: (typeof SETTING_LINES)[number]): string =>
  `- \`${name.replaceAll(', ', '`, `')}\` (${fallback}): ${meaning}`;

describe('The deploy README', () => {
  it.each(SETTING_LINES)('tells the setting $name as the program knows it', (line) => {
    expect(listed).toContain(lineOf(line));
  });

  it('tells each setting once, and no other', () => {
    expect(listed.toSorted()).toEqual(SETTING_LINES.map(lineOf).toSorted());
  });
});

it.each(SETTING_LINES)(
  'The meaning of $name is short enough to read at a glance',
  ({ meaning }) => {
    expect(meaning.length).toBeLessThanOrEqual(160);
  },
);
